import { MultiSelect, Select, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { capitalised } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { useRecordForm } from '../../../../kit/web/record-form.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { BrandStaffFields } from '../../brand-profile.ts'
import { profileCalls } from '../../contract.ts'
import { isLost } from '../../lost.ts'
import { brandLabels, customerStatuses, salesStages } from '../../desk-vocabulary.ts'
import { LostFields, lostOf, noLostDraft } from './LostFields.tsx'
import type { BrandProfile } from './VenueForm.tsx'

type Staff = NonNullable<BrandProfile['staff']>

/** Where a brand stands with us; the brand never sees it. */
export function BrandStaffFactsForm({ profile }: { profile: BrandProfile & { staff: Staff | null } }) {
  const readOnly = !profile.can.saveStaffFacts
  const form = useRecordForm(BrandStaffFields, { ...(profile.staff as Staff), version: profile.version })
  const { values, setFieldValue } = form
  const [lost, setLost] = useState(noLostDraft)
  const isLosing = isLost(values) && !isLost(form.base)
  const save = useWrite(profileCalls.saveBrandStaffFacts, {
    onDone: (saved) => {
      if (saved.staff) form.take({ ...saved.staff, version: saved.version })
      setLost(noLostDraft)
      showSuccess('Saved.')
    },
  })
  return (
    <Card>
      <Title order={2} mb="sm">
        Internal details
      </Title>
      <Stack>
        <Select
          label="Sales stage"
          readOnly={readOnly}
          allowDeselect={false}
          data={Object.entries(salesStages).map(([value, label]) => ({ value, label }))}
          value={String(values.salesStage)}
          onChange={(value) => value && setFieldValue('salesStage', Number(value) as typeof values.salesStage)}
        />
        <Select
          label="Customer status"
          readOnly={readOnly}
          allowDeselect={false}
          data={customerStatuses.map((value) => ({ value, label: capitalised(value.replace('-', ' ')) }))}
          {...form.getInputProps('customerStatus')}
        />
        {isLosing && <LostFields value={lost} onChange={setLost} />}
        <Select
          label="Priority"
          readOnly={readOnly}
          allowDeselect={false}
          data={['1', '2', '3']}
          value={String(values.priority)}
          onChange={(value) => value && setFieldValue('priority', Number(value) as typeof values.priority)}
        />
        <MultiSelect label="Labels" readOnly={readOnly} data={[...brandLabels]} {...form.getInputProps('labels')} />
        <Textarea label="Notes" readOnly={readOnly} maxLength={4000} {...form.getInputProps('staffNotes')} />
        {!readOnly && (
          <GuardedButton
            variant="default"
            disabled={!form.isChanged}
            missing={isLosing && !lost.reason ? 'Choose why this brand was lost first.' : null}
            loading={save.busy}
            onClick={() =>
              void save({
                uid: profile.uid,
                version: form.version,
                fields: values,
                stageWas: form.base.salesStage,
                ...(isLosing && { lost: lostOf(lost) }),
              })
            }
          >
            Save
          </GuardedButton>
        )}
      </Stack>
    </Card>
  )
}
