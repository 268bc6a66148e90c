import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { logisticsCalls } from '../../../contract.ts'
import { AddressFields } from '../../../views.ts'

type Props = { uid: string; given: AddressFields | null; onDone: () => void }

/** Where a shipment goes: the browser fills it in where it knows it. */
export function AddressForm({ uid, given, onDone }: Props) {
  const blank = { name: '', street: '', city: '', postcode: '', country: '', phone: '' }
  const form = useRecordForm(AddressFields, { ...(given ?? blank), version: 1 })
  const save = useWrite(logisticsCalls.saveShipmentAddress, {
    onDone: () => (onDone(), showSuccess('Address saved. We’ve let the venue know.')),
    onRefused: (error) => form.refused(error, 'address.'),
  })
  return (
    <form onSubmit={form.onSubmit((address) => void save({ uid, address }))} noValidate>
      <Stack>
        <TextInput label="Name" autoComplete="name" maxLength={100} {...form.getInputProps('name')} />
        <TextInput
          label="Street address"
          autoComplete="street-address"
          maxLength={200}
          {...form.getInputProps('street')}
        />
        <div className="two-fields">
          <TextInput
            label="Postcode (optional)"
            autoComplete="postal-code"
            maxLength={20}
            {...form.getInputProps('postcode')}
          />
          <TextInput label="City" autoComplete="address-level2" maxLength={100} {...form.getInputProps('city')} />
        </div>
        <TextInput label="Country" autoComplete="country-name" maxLength={60} {...form.getInputProps('country')} />
        <TextInput
          label="Phone for the courier (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...form.getInputProps('phone')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.busy}>
            Save address
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
