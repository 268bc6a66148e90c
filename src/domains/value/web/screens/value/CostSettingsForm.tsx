import { Button, Group, NumberInput, Select, SimpleGrid, Stack } from '@mantine/core'
import type * as z from 'zod/mini'
import type { InputOf, OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { useNewForm } from '../../../../../kit/web/new-form.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { venueCurrencies } from '../../../../profiles/vocabulary.ts'
import { valueCalls } from '../../../contract.ts'
import { CostDefaults } from '../../../contract/costs.ts'
import { listPriceOnly } from '../../../costs.ts'
import { defaultFields } from '../../parts/cost-changes.ts'
import { CostHistory } from '../../parts/CostHistory.tsx'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import styles from './value.module.css'

type Settings = InputOf<typeof valueCalls.saveCostSettings>
/** As typed: any amount may be missing meanwhile. */
type Typed = { [Name in keyof z.output<typeof CostDefaults>]: Settings[Name] | null }

const amounts = [
  { name: 'staffHourMinor', label: 'Staff cost per hour' },
  { name: 'travelMinor', label: 'Travel per collab' },
  { name: 'shipmentMinor', label: 'Shipping per collab' },
  { name: 'bookingMarginMinor', label: 'Profit per booking', description: 'On average, after costs' },
  { name: 'photographerMinor', label: 'Local photographer', description: 'For one usable photo or clip' },
] as const

/** What collabs cost an organisation unless one of them says otherwise. */
export function CostSettingsForm({ brandUid, onDone }: { brandUid: string; onDone: () => void }) {
  const read = useRead(valueCalls.getCostSettings, { brandUid })
  return <Loaded of={read}>{(given) => <Fields brandUid={brandUid} given={given} onDone={onDone} />}</Loaded>
}

type Given = OutputOf<typeof valueCalls.getCostSettings>

function Fields({ brandUid, given, onDone }: { brandUid: string; given: Given; onDone: () => void }) {
  const form = useNewForm<typeof CostDefaults, Typed>(CostDefaults, begin(given))
  const save = useWrite(valueCalls.saveCostSettings, {
    onDone: () => (onDone(), showSuccess('Costs saved.')),
    onRefused: form.takeRefusal,
  })
  const { values, errors, set } = form
  const currency = values.currency ?? given.currency
  const send = () => {
    const read = form.read()
    if (read) void save({ brandUid, ...read })
  }
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Currency"
          allowDeselect={false}
          value={currency}
          onChange={(value) => value && set({ currency: value })}
          data={[...venueCurrencies]}
        />
        <NumberInput
          label="Cost of the experience"
          description="As a share of its list price"
          suffix="%"
          min={0}
          max={100}
          clampBehavior="none"
          decimalScale={1}
          value={values.servedShareBp === null ? '' : values.servedShareBp / 100}
          error={errors['servedShareBp']}
          onChange={(typed) => set({ servedShareBp: typed === '' ? null : Math.round(Number(typed) * 100) })}
        />
        <NumberInput
          label="Staff time per collab"
          suffix=" min"
          min={0}
          clampBehavior="none"
          allowDecimal={false}
          value={values.staffMinutes ?? ''}
          error={errors['staffMinutes']}
          onChange={(typed) => set({ staffMinutes: typed === '' ? null : Number(typed) })}
        />
        {amounts.map(({ name, ...words }) => (
          <MoneyField
            key={name}
            {...words}
            currency={currency}
            value={values[name]}
            error={errors[name]}
            onChange={(minor) => set({ [name]: minor })}
          />
        ))}
      </SimpleGrid>
      <Group justify="flex-end">
        <Button loading={save.busy} onClick={send}>
          Save costs
        </Button>
      </Group>
      {given.history.length > 0 && (
        <details>
          <summary className={styles.more}>History</summary>
          <CostHistory entries={given.history} fields={defaultFields} />
        </details>
      )}
    </Stack>
  )
}

function begin({ settings, currency }: Given): Typed {
  if (!settings) return { ...listPriceOnly, currency, bookingMarginMinor: null, photographerMinor: null }
  const { since: _since, changedBy: _by, ...fields } = settings
  return fields
}
