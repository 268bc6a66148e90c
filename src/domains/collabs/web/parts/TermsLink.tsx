import { Button } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../../../kit/web/calls.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../contract.ts'

/** The agreement as a PDF: the address is asked for when it is wanted, since it soon ends. */
export function TermsLink({ uid }: { uid: string }) {
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { url } = await ask(collabCalls.getTermsLink, { uid })
      window.location.assign(url)
    } catch (error) {
      showError(error instanceof Error ? error.message : 'We couldn’t open the agreement. Please try again.')
    }
    setBusy(false)
  }
  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void open()}>
      Download agreement (PDF)
    </Button>
  )
}
