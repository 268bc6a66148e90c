import { Checkbox, Group, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { FormDialog } from '../../../../../kit/web/form-dialog.tsx'
import { useNewForm } from '../../../../../kit/web/new-form.ts'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { currencies, type Currency, tierFacts, tierIds } from '../../../../plans/tiers.ts'
import { billingCalls } from '../../../contract.ts'
import { DiscountFields } from '../../../contract/discounts.ts'

const paidTiers = tierIds.filter((tier) => tier !== 'basic')
const begun: DiscountFields = {
  code: '',
  percent: 20,
  amount: null,
  currency: null,
  months: 3,
  trialDays: null,
  needsCard: true,
  tiers: paidTiers,
  lastDay: null,
  most: null,
  note: '',
}

/** What staff say of a new code. What it takes off can’t be changed afterwards. */
export function NewDiscountCode({ onClose }: { onClose: () => void }) {
  const { values, errors, set, read, takeRefusal } = useNewForm(DiscountFields, begun)
  const create = useWrite(billingCalls.createDiscountCode, {
    onDone: ({ code }) => (onClose(), showSuccess(`${code} is ready to use.`)),
    onRefused: takeRefusal,
  })
  const submit = () => {
    const fields = read()
    if (fields) void create({ fields })
  }
  return (
    <FormDialog
      title="Create a code"
      size="md"
      action="Create code"
      busy={create.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Code"
        description="Brands enter it at checkout. Capitals don’t matter."
        placeholder="SPRING20"
        withAsterisk
        maxLength={24}
        autoComplete="off"
        value={values.code}
        error={errors['code']}
        onChange={(event) => set({ code: event.currentTarget.value.toUpperCase() })}
      />
      <Off values={values} errors={errors} set={set} />
      <Checkbox.Group
        label="Plans"
        value={values.tiers}
        error={errors['tiers']}
        onChange={(given) => set({ tiers: paidTiers.filter((tier) => given.includes(tier)) })}
      >
        <Group mt="xs">
          {paidTiers.map((tier) => (
            <Checkbox key={tier} value={tier} label={tierFacts[tier].name} />
          ))}
        </Group>
      </Checkbox.Group>
      <Limits values={values} errors={errors} set={set} />
      <TextInput
        label="Note"
        description="Only our team sees it."
        maxLength={200}
        value={values.note}
        error={errors['note']}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </FormDialog>
  )
}

type PartProps = {
  values: DiscountFields
  errors: Record<string, string>
  set: (change: Partial<DiscountFields>) => void
}

/** Until when it can be used, and by how many. */
function Limits({ values, errors, set }: PartProps) {
  return (
    <div className="two-fields">
      <TextInput
        type="date"
        label="Last day"
        description="Leave blank for no end date."
        value={values.lastDay ?? ''}
        error={errors['lastDay']}
        onChange={(event) => set({ lastDay: event.currentTarget.value || null })}
      />
      <NumberInput
        label="How many brands"
        description="Leave blank for no limit."
        min={1}
        max={10_000}
        allowDecimal={false}
        value={values.most ?? ''}
        error={errors['most']}
        onChange={(value) => set({ most: value === '' ? null : Number(value) })}
      />
    </div>
  )
}

/** What it takes off and for how long, or how long is free. */
function Off({ values, errors, set }: PartProps) {
  const { currency, trialDays } = values
  return (
    <>
      <SegmentedControl
        aria-label="Code type"
        value={trialDays !== null ? 'trial' : currency === null ? 'percent' : 'amount'}
        onChange={(kind) => set(kinds[kind] ?? {})}
        data={[
          { value: 'percent', label: 'Percentage' },
          { value: 'amount', label: 'Amount' },
          { value: 'trial', label: 'Free trial' },
        ]}
      />
      {trialDays !== null ? (
        <TrialFields values={values} errors={errors} set={set} />
      ) : (
        <DiscountPart values={values} errors={errors} set={set} />
      )}
    </>
  )
}

const discount = { months: 3, trialDays: null, needsCard: true }
/** What each kind of code begins with. */
const kinds: Readonly<Record<string, Partial<DiscountFields>>> = {
  percent: { ...discount, percent: 20, amount: null, currency: null },
  amount: { ...discount, percent: null, amount: 50_00, currency: 'GBP' },
  trial: { percent: null, amount: null, currency: null, months: 0, trialDays: 14, needsCard: true },
}

function TrialFields({ values: { trialDays, needsCard }, errors, set }: PartProps) {
  return (
    <>
      <NumberInput
        label="Days"
        description="7 to 90. The first payment follows."
        min={7}
        max={90}
        allowDecimal={false}
        value={trialDays || ''}
        error={errors['trialDays']}
        onChange={(value) => set({ trialDays: Number(value) || 0 })}
      />
      <Checkbox
        label="Ask for a card at the start"
        description="Without a card, the plan ends with the trial unless the brand adds one."
        checked={needsCard}
        onChange={(event) => set({ needsCard: event.currentTarget.checked })}
      />
    </>
  )
}

function DiscountPart({ values: { percent, amount, currency, months }, errors, set }: PartProps) {
  const isPercent = currency === null
  return (
    <>
      <div className="two-fields">
        {isPercent ? (
          <NumberInput
            label="Off the plan’s price"
            suffix="%"
            min={1}
            max={100}
            allowDecimal={false}
            value={percent ?? ''}
            error={errors['percent']}
            onChange={(value) => set({ percent: value === '' ? null : Number(value) })}
          />
        ) : (
          <MoneyField
            label="Off each invoice"
            currency={currency}
            value={amount}
            error={errors['amount'] ?? errors['percent']}
            onChange={(minor) => set({ amount: minor })}
          />
        )}
        <NumberInput
          label="Months"
          description="1 is the first invoice only."
          min={1}
          max={36}
          allowDecimal={false}
          value={months || ''}
          error={errors['months']}
          onChange={(value) => set({ months: Number(value) || 0 })}
        />
      </div>
      {!isPercent && (
        <Select
          label="Currency"
          allowDeselect={false}
          data={[...currencies]}
          value={currency}
          onChange={(value) => value && set({ currency: value as Currency })}
        />
      )}
    </>
  )
}
