import { Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { campaignCalls } from '../../../contract.ts'
import { type TaskKind, taskKinds, taskWords } from '../../../tasks.ts'
import type { CampaignView } from '../../../views.ts'

/** A further task of the expert. */
export function NewTask({ campaign, onDone }: { campaign: CampaignView; onDone: () => void }) {
  const [kind, setKind] = useState<TaskKind>('shortlist')
  const [note, setNote] = useState('')
  const [dueOn, setDueOn] = useState(campaign.today)
  const add = useWrite(campaignCalls.addExpertTask, { onDone: () => (onDone(), showSuccess('Task added.')) })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void add({ campaignUid: campaign.uid, kind, note, dueOn })
      }}
    >
      <Stack>
        <Select
          label="Task"
          allowDeselect={false}
          value={kind}
          onChange={(value) => value && setKind(value)}
          data={taskKinds.map((value) => ({ value, label: taskWords[value] }))}
        />
        <Textarea
          label="Note"
          description="The brand can see this."
          maxLength={300}
          autosize
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Due"
          min={campaign.today}
          value={dueOn}
          onChange={(event) => setDueOn(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <GuardedButton type="submit" loading={add.busy} missing={dueOn ? null : 'Choose a due date first.'}>
            Add task
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}
