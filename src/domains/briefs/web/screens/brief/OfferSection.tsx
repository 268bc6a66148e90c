import {
  Checkbox,
  Input,
  NumberInput,
  SegmentedControl,
  Stack,
  Switch,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { worthOfStay } from '../../../stays.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import { Lines } from '../../parts/Lines.tsx'
import type { Edit } from './edit.ts'

/** What the influencer gets, what it is worth and who pays above it. */
export function OfferSection(edit: Edit) {
  const { brief, content, set, errors } = edit
  return (
    <Card>
      <Title order={2}>The experience</Title>
      <Stack>
        <TextInput
          label="Title"
          placeholder="Dinner for two at the counter"
          maxLength={90}
          value={content.title}
          error={errors.title}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
        <Textarea
          label="Description"
          description="What makes the visit special? Two or three sentences are enough."
          maxLength={2_000}
          value={content.story}
          error={errors.story}
          onChange={(event) => set('story', event.currentTarget.value)}
        />
        <div className="two-fields">
          <Lines
            label="Included"
            description="One item per line"
            lines={content.included}
            onChange={(lines) => set('included', lines)}
          />
          <Lines
            label="Not included"
            description="One item per line"
            lines={content.notIncluded}
            onChange={(lines) => set('notIncluded', lines)}
          />
        </div>
        <div className="two-fields">
          <MoneyField
            label="Value"
            description={
              content.availability.stay
                ? `List price for the creator and guests together, ${content.availability.stay.perNight ? 'per night' : 'for the whole stay'}`
                : 'Menu price for the creator and guests together'
            }
            currency={brief.currency}
            value={content.valueMinor || null}
            placeholder="0"
            error={errors.valueMinor}
            onChange={(minor) => set('valueMinor', minor ?? 0)}
          />
          <NumberInput
            label="Guests"
            description="In addition to the creator"
            min={0}
            max={10}
            allowDecimal={false}
            value={content.guests}
            error={errors.guests}
            onChange={(value) => set('guests', Number(value))}
          />
        </div>
        <SpendingCap {...edit} />
        <Switch
          label="Service charge or tip is covered"
          checked={content.serviceCovered}
          onChange={(event) => set('serviceCovered', event.currentTarget.checked)}
        />
      </Stack>
    </Card>
  )
}

function SpendingCap({ brief, content, set, errors }: Edit) {
  const { stay } = content.availability
  const wholeWorth = worthOfStay(content.valueMinor, stay, stay?.maxNights ?? 1)
  return (
    <>
      <Checkbox
        label="Set a spend cap"
        checked={content.spendCapMinor !== null}
        onChange={(event) => set('spendCapMinor', event.currentTarget.checked ? wholeWorth : null)}
      />
      {content.spendCapMinor !== null && (
        <div className="two-fields">
          <MoneyField
            label={stay ? 'Cap for the whole stay' : 'Cap'}
            currency={brief.currency}
            value={content.spendCapMinor || null}
            placeholder="0"
            error={errors.spendCapMinor}
            onChange={(minor) => set('spendCapMinor', minor ?? 0)}
          />
          <div>
            <Input.Label size="md" labelElement="div" id="above-cap">
              Who pays above the cap
            </Input.Label>
            <SegmentedControl
              aria-labelledby="above-cap"
              fullWidth
              value={content.aboveCap}
              onChange={(value) => set('aboveCap', value === 'brand' ? 'brand' : 'influencer')}
              data={[
                { value: 'influencer', label: 'Creator' },
                { value: 'brand', label: 'Us' },
              ]}
            />
          </div>
        </div>
      )}
    </>
  )
}
