import { lazy, Suspense, useEffect, useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { onConfirmationNeeded } from '../../../../kit/web/session.ts'

// Asked once in a while: what it is answered with comes then.
const WaysToConfirm = lazy(async () => ({ default: (await import('./WaysToConfirm.tsx')).WaysToConfirm }))

/** Asks who is signed in to prove who they are, when a change needs it. */
export function ConfirmIdentity({ email }: { email: string }) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)
  useEffect(() => {
    onConfirmationNeeded(() => new Promise((resolve) => setAnswer(() => resolve)))
    return () => onConfirmationNeeded(null)
  }, [])
  const close = (confirmed: boolean) => {
    answer?.(confirmed)
    setAnswer(null)
  }
  return (
    <Dialog
      opened={answer !== null}
      onClose={() => close(false)}
      size="sm"
      title="Confirm it’s you"
      description="This is about something important. Once you’ve confirmed, we won’t ask again for ten minutes."
    >
      {answer && (
        <Suspense>
          <WaysToConfirm email={email} onDone={() => close(true)} />
        </Suspense>
      )}
    </Dialog>
  )
}
