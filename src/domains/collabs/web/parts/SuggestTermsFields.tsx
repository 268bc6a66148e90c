import { Stack } from '@mantine/core'
import { MoneyField } from '../../../../kit/web/money-field.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { Stepper } from '../../../../kit/web/stepper.tsx'
import { DeliverableRows } from '../../../briefs/web/parts/DeliverableRows.tsx'
import { RightsFields } from '../../../briefs/web/parts/RightsFields.tsx'
import type { TermsSuggestion } from '../../terms-changes.ts'

/** All a creator can ask for differently. */
export type SuggestedValues = Required<TermsSuggestion>
type Props = {
  values: SuggestedValues
  currency: string
  onChange: (values: SuggestedValues) => void
}

/** What of a brief a creator can ask for differently, as the brief has it, to be changed. */
export function SuggestTermsFields({ values, currency, onChange }: Props) {
  const set = <Part extends keyof SuggestedValues>(part: Part, value: SuggestedValues[Part]) =>
    onChange({ ...values, [part]: value })
  return (
    <Stack>
      <Note tone="mute">
        The brand can approve your terms, approve the brief as it is, or decline. If they approve the brief as it is,
        you can withdraw until you book a time.
      </Note>
      <DeliverableRows asked={values.deliverables} onChange={(asked) => set('deliverables', asked)} />
      <div className="two-fields">
        <Stepper
          label="Guests you bring along"
          unit="guest"
          max={10}
          value={values.guests}
          onChange={(guests) => set('guests', guests)}
        />
        <MoneyField
          label="Payment by the brand (optional)"
          description="The brand pays you directly, not through us."
          currency={currency}
          value={values.paymentMinor || null}
          onChange={(minor) => set('paymentMinor', minor ?? 0)}
        />
      </div>
      <RightsFields content={values} set={set} own="The brand’s channels (organic)" />
    </Stack>
  )
}
