import { Button, Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import { metrics } from '../../../goals.ts'
import { CampaignFields } from '../../../views.ts'
import { metricNames } from '../../../words.ts'

type Props = {
  fields: CampaignFields
  version: number
  currency: string
  submit: string
  busy: boolean
  onSubmit: (fields: CampaignFields) => unknown
}

const targetHelp = {
  visits: 'Visits that took place',
  deliverables: 'Approved and yours to use',
  views: 'From posts with insights',
  bookings: 'Made with a booking code',
} as const

/** Name, period, budget and targets of a campaign. */
export function CampaignForm({ fields, version, currency, submit, busy, onSubmit }: Props) {
  const form = useRecordForm(CampaignFields, { ...fields, version })
  return (
    <form onSubmit={form.onSubmit((values) => void onSubmit(values))} noValidate>
      <Stack>
        <TextInput label="Name" maxLength={80} {...form.getInputProps('name')} />
        <div className="two-fields">
          <TextInput type="date" label="First day" {...form.getInputProps('from')} />
          <TextInput type="date" label="Last day" {...form.getInputProps('until')} />
        </div>
        <Textarea
          label="Purpose"
          description="Your team and your expert can see this."
          maxLength={600}
          autosize
          minRows={2}
          {...form.getInputProps('about')}
        />
        <div className="two-fields">
          {metrics.map((metric) => (
            <NumberInput
              key={metric}
              label={`Target: ${metricNames[metric].toLowerCase()}`}
              description={targetHelp[metric]}
              min={1}
              allowDecimal={false}
              thousandSeparator=","
              value={form.values[metric] ?? ''}
              error={form.errors[metric]}
              onChange={(typed) => form.setFieldValue(metric, typeof typed === 'number' ? typed : null)}
            />
          ))}
        </div>
        <MoneyField
          label="Budget"
          description="Optional. Costs are counted as on the Value page: what you serve, fees and staff time."
          currency={currency}
          value={form.values.budgetMinor}
          onChange={(minor) => form.setFieldValue('budgetMinor', minor)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
