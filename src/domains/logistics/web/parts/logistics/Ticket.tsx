import { Button, FileButton, Group } from '@mantine/core'
import { useState } from 'react'
import { refetchTouched, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { logisticsCalls } from '../../../contract.ts'
import type { TransportView } from '../../../views.ts'
import { sendTicket } from '../../send-ticket.ts'

type Props = { transport: TransportView; isCreator: boolean; mayPlan: boolean; creatorName: string }

/** The ticket of a transport: added by the venue, opened by the creator alone. */
export function Ticket({ transport: { uid, ticketFile }, isCreator, mayPlan, creatorName }: Props) {
  const open = useWrite(logisticsCalls.openTicket, { onDone: ({ url }) => location.assign(url) })
  if (isCreator)
    return (
      ticketFile && (
        <Button mt="xs" variant="default" loading={open.busy} onClick={() => void open({ uid })}>
          Download ticket
        </Button>
      )
    )
  return (
    <>
      {ticketFile && (
        <p className="dim">
          Ticket added ({ticketFile.kind === 'pdf' ? 'PDF' : 'picture'}). Only {creatorName} can open it.
        </p>
      )}
      {mayPlan && <Bring uid={uid} hasTicket={ticketFile !== null} creatorName={creatorName} />}
    </>
  )
}

function Bring({ uid, hasTicket, creatorName }: { uid: string; hasTicket: boolean; creatorName: string }) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const remove = useWrite(logisticsCalls.removeTicket, { onDone: () => showSuccess('Ticket removed.') })
  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    const refused = await sendTicket(uid, file)
    setRefusal(refused)
    await refetchTouched(['logistics'])
    setSending(false)
    if (refused === null) showSuccess('Ticket added. We’ve let the creator know.')
  }
  const askToRemove = async () =>
    (await confirm(`Remove this ticket? We’ll notify ${creatorName}.`, [
      { label: 'Keep ticket', value: false },
      { label: 'Remove ticket', value: true, style: 'danger' },
    ])) && remove({ uid })
  return (
    <>
      <Group gap="xs">
        <FileButton
          onChange={(file) => void send(file)}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          inputProps={{ 'aria-label': 'Ticket' }}
        >
          {(button) => (
            <Button {...button} variant="default" loading={isSending}>
              {hasTicket ? 'Replace ticket' : 'Add ticket'}
            </Button>
          )}
        </FileButton>
        {hasTicket && (
          <Button variant="subtle" color="gray" loading={remove.busy} onClick={() => void askToRemove()}>
            Remove ticket
          </Button>
        )}
      </Group>
      <div aria-live="polite">{refusal && <Note tone="bad">{refusal}</Note>}</div>
    </>
  )
}
