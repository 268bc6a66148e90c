import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { To } from '../../../../kit/web/link.tsx'

const ApplyDialog = lazy(async () => ({ default: (await import('./ApplyDialog.tsx')).ApplyDialog }))

type Props = {
  /** The brief that stands in the address. */
  brief: string | undefined
  influencerUid: string
  /** The row of the feed it was opened from. */
  ribbonUid?: string | undefined
  looksOn?: boolean
  toBrief: (uid: string) => To
  onLeave: () => void
}

/** The card that is open over a page, with the way to request it. */
export function OpenedBrief({ brief, influencerUid, ribbonUid, looksOn = false, toBrief, onLeave }: Props) {
  const close = useCloseCard(brief, onLeave)
  if (!brief) return null
  return (
    <Suspense>
      <ApplyDialog
        key={brief}
        briefUid={brief}
        influencerUid={influencerUid}
        ribbonUid={ribbonUid}
        looksOn={looksOn}
        toBrief={toBrief}
        onClose={close}
      />
    </Suspense>
  )
}

/** Closing a card that was opened here is going back; one whose address was opened from outside is left where it is. */
function useCloseCard(brief: string | undefined, leave: () => void): () => void {
  const { history } = useRouter()
  const [cameOpen] = useState(brief)
  return () => (brief === cameOpen ? leave() : history.back())
}
