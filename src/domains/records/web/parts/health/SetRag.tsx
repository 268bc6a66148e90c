import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { capitalised } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { ragStatuses, type RagStatus } from '../../../../profiles/desk-vocabulary.ts'
import { recordCalls } from '../../../contract.ts'
import { longestOverrideDays } from '../../../health.ts'
import { dayFrom } from '../../day-from.ts'

function dayError(until: string, { min, max }: { min: string; max: string }): string | null {
  if (until < min) return 'The end date has passed. Choose today or a later day.'
  return until > max ? `Choose a day no more than ${longestOverrideDays} days from today.` : null
}

/** Sets a colour by hand, with a reason and the day on which it ends. */
export function SetRag({ recordUid, rag, onClose }: { recordUid: string; rag: RagStatus; onClose: () => void }) {
  const [colour, setColour] = useState(rag)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState(() => dayFrom(14))
  const [limits] = useState(() => ({ min: dayFrom(0), max: dayFrom(longestOverrideDays) }))
  const set = useWrite(recordCalls.setRecordRag, {
    onDone: () => {
      showSuccess('RAG set.')
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Set RAG by hand"
      description="The colour stays until its end date. After that, we calculate RAG again."
      size="md"
    >
      <Stack>
        <Select
          label="Colour"
          allowDeselect={false}
          data={ragStatuses.map((value) => ({ value, label: capitalised(value) }))}
          value={colour}
          onChange={(value) => setColour(ragStatuses.find((one) => one === value) ?? colour)}
        />
        <Textarea
          label="Reason"
          withAsterisk
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Ends on"
          description={`${longestOverrideDays} days from today at most.`}
          withAsterisk
          {...limits}
          error={until && dayError(until, limits)}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <GuardedButton
            missing={
              reason.trim() ? (until ? dayError(until, limits) : 'Choose an end date first.') : 'Write a reason first.'
            }
            loading={set.busy}
            onClick={() => void set({ uid: recordUid, rag: colour, reason: reason.trim(), until })}
          >
            Set RAG
          </GuardedButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
