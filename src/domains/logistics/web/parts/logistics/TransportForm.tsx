import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { logisticsCalls } from '../../../contract.ts'
import { transportKinds, transportWords } from '../../../plans.ts'
import { TransportFields, type TransportView } from '../../../views.ts'

type Props = { collab: CollabData; transport: TransportView | null; onDone: () => void }

const blank: TransportFields = {
  kind: 'train',
  pickUp: '',
  leavesOn: null,
  leavesTime: null,
  reference: '',
  paidBy: 'brand',
  note: '',
  ticketUid: null,
}

/** One transport, new or changed. */
export function TransportForm({ collab, transport, onDone }: Props) {
  const form = useRecordForm(TransportFields, { ...(transport?.fields ?? blank), version: transport?.version ?? 1 })
  const done = () => (onDone(), showSuccess('Transport saved. We’ve let the creator know.'))
  const onRefused = (error: Parameters<typeof form.refused>[0]) => form.refused(error)
  const add = useWrite(logisticsCalls.addTransport, { onDone: done, onRefused })
  const change = useWrite(logisticsCalls.changeTransport, { onDone: done, onRefused })
  const submit = (fields: TransportFields) =>
    transport
      ? void change({ uid: transport.uid, version: form.version, fields })
      : void add({ collabUid: collab.uid, fields })
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack>
        <div className="two-fields">
          <Select
            label="Travel by"
            allowDeselect={false}
            data={transportKinds.map((value) => ({ value, label: transportWords[value] }))}
            {...form.getInputProps('kind')}
          />
          <Select
            label="Paid by"
            allowDeselect={false}
            data={[
              { value: 'brand', label: collab.brand.name },
              { value: 'influencer', label: collab.influencer.name },
            ]}
            {...form.getInputProps('paidBy')}
          />
        </div>
        <TextInput
          label="Pick-up or departure"
          placeholder="London Paddington, platform 4"
          maxLength={200}
          {...form.getInputProps('pickUp')}
        />
        <div className="two-fields">
          <TextInput
            type="date"
            label="Day (optional)"
            {...form.optionalText('leavesOn')}
            error={form.errors['leavesOn']}
          />
          <TextInput
            type="time"
            label="Time (optional)"
            {...form.optionalText('leavesTime')}
            error={form.errors['leavesTime']}
          />
        </div>
        <TextInput
          label="Reference (optional)"
          placeholder="Booking number, seat or driver"
          maxLength={120}
          {...form.getInputProps('reference')}
        />
        <Textarea label="Note (optional)" maxLength={500} autosize minRows={2} {...form.getInputProps('note')} />
        {transport ? <OldTicket form={form} /> : <p className="dim">Add the ticket after you’ve saved.</p>}
        <Group justify="flex-end">
          <Button type="submit" loading={add.busy || change.busy}>
            Save transport
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** A picture from before tickets were files, which both sides see: it can be taken out. */
function OldTicket({
  form,
}: {
  form: { values: TransportFields; setFieldValue: (name: 'ticketUid', uid: string | null) => void }
}) {
  if (!form.values.ticketUid) return null
  return (
    <Group justify="space-between">
      <span>Picture of the ticket added.</span>
      <Button variant="subtle" onClick={() => form.setFieldValue('ticketUid', null)}>
        Remove picture
      </Button>
    </Group>
  )
}
