import { NumberInput, Select, TextInput } from '@mantine/core'
import type { AdFormFields } from './use-ad-form.ts'

const priorities = [
  { value: '1', label: '1 (highest)' },
  { value: '2', label: '2' },
  { value: '3', label: '3 (lowest)' },
]

/** From when to when an ad is shown, before which others, and how often to one person. */
export function TimeFields({ form, readOnly }: { form: AdFormFields; readOnly: boolean }) {
  const { values, errors, setFieldValue } = form
  return (
    <div className="two-fields">
      <TextInput
        type="datetime-local"
        label="Starts (UTC)"
        readOnly={readOnly}
        value={values.startsAt.slice(0, 16)}
        error={errors.startsAt}
        onChange={(event) => setFieldValue('startsAt', instantOf(event.currentTarget.value) ?? values.startsAt)}
      />
      <TextInput
        type="datetime-local"
        label="Ends (UTC)"
        readOnly={readOnly}
        value={values.endsAt?.slice(0, 16) ?? ''}
        error={errors.endsAt}
        onChange={(event) => setFieldValue('endsAt', instantOf(event.currentTarget.value))}
      />
      <Select
        label="Priority"
        allowDeselect={false}
        readOnly={readOnly}
        data={priorities}
        value={String(values.priority)}
        onChange={(value) => value && setFieldValue('priority', Number(value))}
      />
      <NumberInput
        label="Views per session"
        description="How often one session can see it in a day"
        readOnly={readOnly}
        min={1}
        max={20}
        allowDecimal={false}
        value={values.capPerSession}
        error={errors.capPerSession}
        onChange={(value) => setFieldValue('capPerSession', Number(value))}
      />
    </div>
  )
}

/** What stands in a field for a moment in UTC, as the moment; null when it was emptied. */
function instantOf(typed: string): string | null {
  return typed ? `${typed.slice(0, 16)}:00.000Z` : null
}
