import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { logisticsCalls } from '../../../contract.ts'
import { SentFields } from '../../../views.ts'

type Props = { uid: string; given: { carrier: string; trackingUrl: string | null }; onDone: () => void }

/** With whom a shipment went, and where it can be followed. */
export function SentForm({ uid, given, onDone }: Props) {
  const form = useRecordForm(SentFields, { ...given, version: 1 })
  const save = useWrite(logisticsCalls.markShipmentSent, {
    onDone: () => (onDone(), showSuccess('Saved. We’ve let the creator know.')),
    onRefused: (error) => form.refused(error),
  })
  return (
    <form onSubmit={form.onSubmit((fields) => void save({ uid, fields }))} noValidate>
      <Stack>
        <TextInput label="Carrier" placeholder="Royal Mail" maxLength={60} {...form.getInputProps('carrier')} />
        <TextInput
          label="Tracking link (optional)"
          type="url"
          placeholder="https://"
          maxLength={500}
          {...form.optionalText('trackingUrl')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.busy}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
