import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { listCalls, type MemberRow } from '../../../contract.ts'

type Props = { listUid: string; member: MemberRow; onClose: () => void }

export function NoteDialog({ listUid, member, onClose }: Props) {
  const [note, setNote] = useState(member.note)
  const save = useWrite(listCalls.saveListMemberNote, { onDone: onClose })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      title={`Note on @${member.handle}`}
      description="Only visible to our team, on this list."
    >
      <Textarea
        data-autofocus
        label="Note"
        autosize
        minRows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button loading={save.busy} onClick={() => void save({ uid: listUid, influencerUid: member.uid, note })}>
          Save note
        </Button>
      </Group>
    </Dialog>
  )
}

/** Asks why somebody goes; whoever wants to add them again reads it. */
export function RemoveDialog({ listUid, member, onClose }: Props) {
  const [reason, setReason] = useState('')
  const remove = useWrite(listCalls.removeListMember, { onDone: onClose })
  return (
    <Dialog
      opened
      onClose={onClose}
      type="warning"
      size="md"
      title={`Remove @${member.handle}`}
      description="We won’t notify them. Anyone who tries to add them again will see the reason."
    >
      <Textarea
        data-autofocus
        label="Reason"
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <GuardedButton
          color="red"
          missing={reason.trim() === '' ? 'Write a reason first.' : null}
          loading={remove.busy}
          onClick={() => void remove({ uid: listUid, influencerUid: member.uid, reason })}
        >
          Remove from list
        </GuardedButton>
      </Group>
    </Dialog>
  )
}
