import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { billingCountries, type BillingCountry, billingCountryCodes, vatRuleOf } from '../../countries.ts'
import { BillingDetails, type BillingProfile, billingWords } from '../../details.ts'

type Values = z.input<typeof BillingDetails> & { country: BillingCountry; vat_number: string; company_number: string }
type Field = keyof Values

type Props = {
  opened: boolean
  onClose: () => void
  /** What is stored already. */
  stored: BillingProfile | null
  busy: boolean
  /** What the button does: goes on to checkout, or stores. */
  submitLabel: string
  onSubmit: (details: BillingDetails) => void
}

/** The Billing Details dialog: shown before checkout when no payer is known, and to change what is stored. */
export function BillingDetailsDialog({ opened, onClose, ...rest }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Billing Details" description={billingWords.intro} size="md">
      <Form {...rest} />
    </Dialog>
  )
}

function Form({ stored, busy, submitLabel, onSubmit }: Omit<Props, 'opened' | 'onClose'>) {
  const [values, setValues] = useState<Values>(() => begin(stored))
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const rule = vatRuleOf(values.country)
  const set = (field: Field, value: string) => setValues((now) => ({ ...now, [field]: value }))
  const submit = () => {
    const parsed = z.safeParse(BillingDetails, values)
    setErrors(
      parsed.success
        ? {}
        : Object.fromEntries(parsed.error.issues.toReversed().map((one) => [String(one.path[0]), one.message])),
    )
    if (parsed.success) onSubmit(parsed.data)
  }
  const field = (name: Field, label: string, autoComplete: string, maxLength: number) => (
    <TextInput
      label={label}
      name={name}
      withAsterisk
      autoComplete={autoComplete}
      maxLength={maxLength}
      value={values[name]}
      error={errors[name]}
      errorProps={{ role: 'alert' }}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack>
        {field('legal_entity_name', 'Legal entity name', 'organization', 120)}
        <Select
          label="Country"
          allowDeselect={false}
          searchable
          data={billingCountryCodes.map((value) => ({ value, label: billingCountries[value] }))}
          value={values.country}
          onChange={(value) => value && set('country', value)}
        />
        {field('address_line_1', 'Address line 1', 'address-line1', 200)}
        <div className="two-fields">
          {field('city', 'City', 'address-level2', 80)}
          {field('zip_code', 'Postcode', 'postal-code', 20)}
        </div>
        <TextInput
          label="Company number"
          name="company_number"
          description={billingWords.companyNumber}
          maxLength={40}
          value={values.company_number}
          error={errors.company_number}
          errorProps={{ role: 'alert' }}
          onChange={(event) => set('company_number', event.currentTarget.value)}
        />
        {rule !== 'hidden' && (
          <>
            <TextInput
              label="VAT number"
              name="vat_number"
              withAsterisk={rule === 'required'}
              description={rule === 'optional' ? billingWords.vatOptional : undefined}
              maxLength={20}
              value={values.vat_number}
              error={errors.vat_number}
              errorProps={{ role: 'alert' }}
              onChange={(event) => set('vat_number', event.currentTarget.value)}
            />
            {rule === 'required' && <Note tone="calm">{billingWords.vatNote}</Note>}
          </>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function begin(stored: BillingProfile | null): Values {
  const country = billingCountryCodes.find((code) => code === stored?.country) ?? 'GB'
  const { legal_entity_name = '', address_line_1 = '', city = '', zip_code = '' } = stored ?? {}
  const { vat_number = '', company_number = '' } = stored ?? {}
  return { legal_entity_name, country, address_line_1, city, zip_code, vat_number, company_number }
}
