import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { accountCalls } from '../../contract.ts'
import { linkSearch } from '../links.ts'
import { DoorFrame } from '../parts/DoorFrame.tsx'

/** `/unknown-sender`: “I don’t know them” in a mail that nobody asked for. Opening the page alone changes nothing. */
export function UnknownSenderScreen() {
  const [{ token = '' }] = useAddress(linkSearch)
  const [isStopped, setStopped] = useState(false)
  const stop = useWrite(accountCalls.stopUnknownSender, { onDone: () => setStopped(true) })
  if (token === '')
    return (
      <DoorFrame
        page="Stop emails"
        title="This link doesn’t work"
        lead="This link is incomplete. Open it again from your email."
      />
    )
  if (isStopped)
    return (
      <DoorFrame
        page="Stop emails"
        title="Emails stopped"
        lead="You won’t get emails from this sender again, and they won’t know."
      />
    )
  return (
    <DoorFrame
      page="Stop emails"
      title="Don’t know the sender?"
      lead="You won’t get emails from them again, and they won’t know. Nothing else changes."
    >
      <Group>
        <Button size="lg" loading={stop.busy} onClick={() => void stop({ token })}>
          Stop their emails
        </Button>
      </Group>
    </DoorFrame>
  )
}
