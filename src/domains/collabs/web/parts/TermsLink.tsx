import { Button } from '@mantine/core'
import { useState } from 'react'
import { callServer } from '../../../../kit/web/session.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { collabCalls } from '../../contract.ts'

type Link = OutputOf<typeof collabCalls.getTermsLink>

/** The agreed terms as a PDF: the address is asked for when it is wanted, since it soon ends. */
export function TermsLink({ uid }: { uid: string }) {
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { url } = (await callServer(collabCalls.getTermsLink.name, { uid })) as Link
      window.location.assign(url)
    } catch (error) {
      showError(error instanceof Error ? error.message : 'The terms could not be opened.')
    }
    setBusy(false)
  }
  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void open()}>
      Terms as a PDF
    </Button>
  )
}
