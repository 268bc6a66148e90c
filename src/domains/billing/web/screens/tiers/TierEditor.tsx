import { Button, Checkbox, Group, NumberInput, SegmentedControl, Stack, Switch, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { currencies, type Currency } from '../../../../plans/tiers.ts'
import { TierFields, type TierRow } from '../../../contract/tiers.ts'
import { PlanCard } from '../../parts/PlanCard.tsx'
import { SaveTierDialog } from './SaveTierDialog.tsx'
import { PriceFields } from './PriceFields.tsx'
import styles from '../../parts/plans.module.css'

const useTierForm = (row: TierRow) => useRecordForm(TierFields, row)

/** One tier's facts, its prices in each currency, and its public card as it would be. */
export function TierEditor({ row }: { row: TierRow }) {
  const form = useTierForm(row)
  const { values: fields, setFieldValue, base } = form
  const [currency, setCurrency] = useState<Currency>('GBP')
  const [saving, setSaving] = useState(false)
  return (
    <div className={`two-columns ${styles.columns}`}>
      <Card>
        <Stack>
          <Title order={2}>{base.name}</Title>
          <TierFacts form={form} />
          <Switch label="Available to new customers" {...form.getInputProps('enabled', { type: 'checkbox' })} />
          <PriceFields
            prices={fields.prices}
            isFree={base.id === 'basic'}
            onChange={(prices) => setFieldValue('prices', prices)}
          />
          <Checkbox.Group
            label="Features on the plan card"
            value={[...fields.features]}
            error={form.errors.features}
            onChange={(given) =>
              setFieldValue(
                'features',
                base.opens.filter((one) => given.includes(one)),
              )
            }
          >
            <div className={`two-fields ${styles.featureChoices}`}>
              {base.opens.map((feature) => (
                <Checkbox key={feature} value={feature} label={feature} />
              ))}
            </div>
          </Checkbox.Group>
          <Group>
            <Button disabled={!form.isChanged} onClick={() => form.onSubmit(() => setSaving(true))()}>
              Review and save
            </Button>
            <Button variant="subtle" disabled={!form.isChanged} onClick={form.reset}>
              Undo
            </Button>
          </Group>
        </Stack>
      </Card>
      <Stack>
        <SegmentedControl
          aria-label="Preview currency"
          value={currency}
          onChange={(value) => setCurrency(value as Currency)}
          data={[...currencies]}
        />
        <ul className={`${styles.grid} ${styles.single}`} aria-label="Public card">
          <PlanCard
            tier={cardOf(base.id, fields, currency)}
            action={{ label: base.id === 'basic' ? 'Current Plan' : 'Upgrade', disabled: true }}
          />
        </ul>
      </Stack>
      <SaveTierDialog
        opened={saving}
        onClose={() => setSaving(false)}
        row={base}
        fields={fields}
        onRefused={(error) => form.refused(error)}
        onSaved={(saved) => {
          form.take(saved)
          setSaving(false)
        }}
      />
    </div>
  )
}

function TierFacts({ form }: { form: ReturnType<typeof useTierForm> }) {
  const { values: fields, setFieldValue } = form
  return (
    <div className="two-fields">
      <TextInput label="Name" withAsterisk maxLength={40} {...form.getInputProps('name')} />
      <NumberInput
        label="Order"
        min={0}
        max={99}
        allowDecimal={false}
        {...form.getInputProps('position')}
        onChange={(value) => setFieldValue('position', Number(value) || 0)}
      />
      <NumberInput
        label="Users"
        description="Leave blank for unlimited."
        min={1}
        max={10_000}
        allowDecimal={false}
        {...form.getInputProps('users')}
        value={fields.users ?? ''}
        onChange={(value) => setFieldValue('users', value === '' ? null : Number(value))}
      />
      <NumberInput
        label="Free collabs a month"
        description="Changing this creates new terms."
        min={0}
        max={10_000}
        allowDecimal={false}
        {...form.getInputProps('freeCollabs')}
        onChange={(value) => setFieldValue('freeCollabs', Number(value) || 0)}
      />
    </div>
  )
}

/** What guests and brands would see. */
function cardOf(id: TierRow['id'], fields: TierFields, currency: Currency) {
  const { monthly, perCollab, priceId } = fields.prices[currency]
  const { name, features, enabled, position, freeCollabs, users } = fields
  return {
    id,
    name,
    currency,
    enabled,
    freeCollabs,
    users,
    featureset: features,
    order: position,
    priceMonthly: monthly === 0 ? ('FREE' as const) : monthly / 100,
    collabPrice: perCollab / 100,
    stripe_price_id: priceId,
  }
}
