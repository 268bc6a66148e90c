import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { dayKey } from '../../../../../kit/web/format.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { logisticsCalls } from '../../../contract.ts'
import { ShipmentFields, type ShipmentView } from '../../../views.ts'
import type { Planned } from './planned.ts'

/** One shipment, new or changed. */
export function ShipmentForm({
  collab,
  plans,
  shipment,
  onDone,
}: Planned & { shipment: ShipmentView | null; onDone: () => void }) {
  const now = useNow()
  const inDays = (days: number) => dayKey(new Date(now + days * 86_400_000), plans.timezone)
  const begun = shipment
    ? { contents: shipment.contents, sendBy: shipment.sendBy }
    : { contents: '', sendBy: inDays(3) }
  const form = useRecordForm(ShipmentFields, { ...begun, version: 1 })
  const onRefused = (error: Parameters<typeof form.refused>[0]) => form.refused(error)
  const add = useWrite(logisticsCalls.addShipment, {
    onDone: () => (onDone(), showSuccess('Shipment added. We’ve asked for the address.')),
    onRefused,
  })
  const change = useWrite(logisticsCalls.changeShipment, {
    onDone: () => (onDone(), showSuccess('Shipment changed. We’ve let the creator know.')),
    onRefused,
  })
  const submit = (fields: ShipmentFields) =>
    shipment ? void change({ uid: shipment.uid, fields }) : void add({ collabUid: collab.uid, fields })
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack>
        <TextInput
          label="What you’re sending"
          placeholder="Tasting box, 2 kg"
          maxLength={200}
          {...form.getInputProps('contents')}
        />
        <TextInput
          type="date"
          label="Send by"
          min={inDays(shipment?.hasAddress ? 0 : 1)}
          {...form.getInputProps('sendBy')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={add.busy || change.busy}>
            {shipment ? 'Save shipment' : 'Add shipment'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
