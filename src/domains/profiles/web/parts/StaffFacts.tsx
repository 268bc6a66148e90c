import { Button, MultiSelect, SegmentedControl, Stack, Textarea, Title } from '@mantine/core'
import { useWrite } from '../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../kit/web/record-form.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { profileCalls } from '../../contract.ts'
import { InfluencerStaffFields } from '../../views.ts'
import { influencerLabels } from '../../desk-vocabulary.ts'
import type { InfluencerProfile } from './Decision.tsx'

/** Labels, priority and notes; the influencer never sees them. */
export function StaffFacts({ profile }: { profile: InfluencerProfile }) {
  const kept = profile.staff ?? { priority: 2 as const, labels: [], staffNotes: '' }
  const form = useRecordForm(InfluencerStaffFields, { ...kept, version: profile.version })
  const save = useWrite(profileCalls.saveInfluencerStaffFacts, {
    onDone: (saved) => {
      if (saved.staff) form.take({ ...saved.staff, version: saved.version })
      showSuccess('Saved.')
    },
    onRefused: (error) => form.refused(error),
  })
  return (
    <Card>
      <Title order={2} mb="sm">
        Internal details
      </Title>
      <Stack>
        <div>
          <span className="field-label" id="priority-label">
            Priority
          </span>
          <SegmentedControl
            aria-labelledby="priority-label"
            data={['1', '2', '3']}
            value={String(form.values.priority)}
            onChange={(value) => form.setFieldValue('priority', Number(value) as 1 | 2 | 3)}
          />
        </div>
        <MultiSelect label="Labels" data={[...influencerLabels]} {...form.getInputProps('labels')} />
        <Textarea label="Notes" maxLength={4000} {...form.getInputProps('staffNotes')} />
        <Button
          variant="default"
          disabled={!form.isChanged}
          loading={save.busy}
          onClick={() => void save({ uid: profile.uid, version: form.version, fields: form.values })}
        >
          Save
        </Button>
      </Stack>
    </Card>
  )
}
