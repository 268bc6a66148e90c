import { NumberInput, TextInput, Title } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { FormDialog } from '../../../../../kit/web/form-dialog.tsx'
import { useNewForm } from '../../../../../kit/web/new-form.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { AccountingSettings } from '../../../accounting.ts'
import { billingCalls } from '../../../contract.ts'

type Kind<T> = {
  [Key in keyof AccountingSettings]: AccountingSettings[Key] extends T ? Key : never
}[keyof AccountingSettings]

type Props = { settings: AccountingSettings; isSet: boolean; onClose: () => void }

/** How our accountant’s programs call our accounts. */
export function AccountingForm({ settings, isSet, onClose }: Props) {
  const { values, errors, set, read, takeRefusal } = useNewForm(AccountingSettings, settings)
  const save = useWrite(billingCalls.saveAccountingSettings, {
    onDone: () => (onClose(), showSuccess('Accounts saved.')),
    onRefused: takeRefusal,
  })
  const submit = () => {
    const fields = read()
    if (fields) void save({ fields })
  }
  const text = (name: Kind<string>, label: string, description?: string) => (
    <TextInput
      label={label}
      description={description}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  const number = (name: Kind<number>, label: string, description?: string) => (
    <NumberInput
      label={label}
      description={description}
      hideControls
      allowDecimal={false}
      value={values[name]}
      error={errors[name]}
      onChange={(value) => set({ [name]: Number(value) })}
    />
  )
  return (
    <FormDialog
      title="Edit accounts"
      size="md"
      action="Save accounts"
      busy={save.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isSet && (
        <Note tone="warn">
          We’ve filled in the usual accounts: Xero’s for a UK company, and SKR03 in DATEV. Check each with your
          accountant before you save.
        </Note>
      )}
      <Title order={3}>Xero</Title>
      {text('xeroPlan', 'Account code for plans')}
      {text('xeroFees', 'Account code for collab fees')}
      {text('xeroTaxed', 'Tax rate when we charge tax', 'As it’s called in Xero.')}
      {text('xeroUntaxed', 'Tax rate when we don’t charge tax')}
      {text(
        'xeroReverse',
        'Tax rate for reverse charge',
        'EU customers with a VAT number account for the VAT themselves.',
      )}
      <Title order={3}>DATEV</Title>
      {number('consultant', 'Consultant number', 'Beraternummer. Ask your tax adviser.')}
      {number('client', 'Client number', 'Mandantennummer')}
      {number('yearBegins', 'First month of the financial year', '1 for January, 4 for April')}
      {number('accountLength', 'Length of account numbers', 'Sachkontenlänge')}
      {text('debtors', 'Debtors’ account')}
      {text('salesTaxed', 'Account for taxed sales')}
      {text('salesUntaxed', 'Account for untaxed sales')}
      {text('salesReverse', 'Account for reverse charge sales')}
      {text('tax', 'Tax account', 'Leave this blank if the sales account posts tax automatically (Automatikkonto).')}
    </FormDialog>
  )
}
