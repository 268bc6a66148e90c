import { Button, MultiSelect, Select, Stack, Textarea, Title } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { useFields } from '../../../../../kit/web/fields.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { BrandStaffFields } from '../../../brand-profile.ts'
import { profileCalls } from '../../../contract.ts'
import { brandLabels, customerStatuses, ragStatuses, salesStages } from '../../../vocabulary.ts'
import type { BrandProfile } from '../../parts/VenueForm.tsx'

type Staff = NonNullable<BrandProfile['staff']>

/** Where a brand stands with us; the brand never sees it. */
export function BrandStaffFactsForm({ profile }: { profile: BrandProfile & { staff: Staff | null } }) {
  const readOnly = !profile.can.saveStaffFacts
  const form = useFields(BrandStaffFields, { ...(profile.staff as Staff), version: profile.version })
  const { values, set } = form
  const save = useWrite(profileCalls.saveBrandStaffFacts, {
    onDone: (saved) => {
      if (saved.staff) form.take({ ...saved.staff, version: saved.version })
      showSuccess('Saved.')
    },
  })
  return (
    <Card>
      <Title order={2} mb="sm">
        Kept by the team
      </Title>
      <Stack>
        <Select
          label="Sales stage"
          readOnly={readOnly}
          allowDeselect={false}
          data={Object.entries(salesStages).map(([value, label]) => ({ value, label }))}
          value={String(values.salesStage)}
          onChange={(value) => value && set('salesStage', Number(value) as typeof values.salesStage)}
        />
        <Select
          label="Customer status"
          readOnly={readOnly}
          allowDeselect={false}
          data={[...customerStatuses]}
          value={values.customerStatus}
          onChange={(value) => value && set('customerStatus', value as typeof values.customerStatus)}
        />
        <div className="two-fields">
          <Select
            label="RAG"
            readOnly={readOnly}
            allowDeselect={false}
            data={[...ragStatuses]}
            value={values.rag}
            onChange={(value) => value && set('rag', value as typeof values.rag)}
          />
          <Select
            label="Priority"
            readOnly={readOnly}
            allowDeselect={false}
            data={['1', '2', '3']}
            value={String(values.priority)}
            onChange={(value) => value && set('priority', Number(value) as typeof values.priority)}
          />
        </div>
        <MultiSelect
          label="Labels"
          readOnly={readOnly}
          data={[...brandLabels]}
          value={values.labels}
          onChange={(labels) => set('labels', labels as typeof values.labels)}
        />
        <Textarea
          label="Notes"
          readOnly={readOnly}
          maxLength={4000}
          value={values.staffNotes}
          onChange={(event) => set('staffNotes', event.currentTarget.value)}
        />
        {!readOnly && (
          <Button
            variant="default"
            disabled={!form.changed}
            loading={save.busy}
            onClick={() =>
              void save({
                uid: profile.uid,
                version: form.version,
                fields: values,
                stageWas: form.base.salesStage,
              })
            }
          >
            Save
          </Button>
        )}
      </Stack>
    </Card>
  )
}
