import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { moneyPrefix } from '../../../../../kit/web/format.ts'
import { cityFacts, venueCurrencyOf } from '../../../../profiles/vocabulary.ts'
import { templateFor } from '../../../templates.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './step-props.ts'

/** The first brief, from the template of the category. */
export function BriefStep({ onboarding: { answers }, onSave, errors, actions }: StepProps) {
  const { name, category, city } = must(answers.place)
  const [brief, setBrief] = useState(answers.brief ?? templateFor(category, name))
  const [included, setIncluded] = useState(brief.included.join('\n'))
  const { title, story, valueMinor, guests } = brief
  const submit = () => {
    const lines = included.split('\n').flatMap((line) => line.trim() || [])
    onSave({ title, story, included: lines, valueMinor, guests })
  }
  return (
    <QuestionForm onSubmit={submit}>
      <TextInput
        label="Title"
        required
        maxLength={90}
        value={title}
        error={errors.title}
        onChange={(event) => setBrief({ ...brief, title: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        required
        maxLength={2000}
        value={story}
        error={errors.story}
        onChange={(event) => setBrief({ ...brief, story: event.currentTarget.value })}
      />
      <Textarea
        label="What’s included (one per line)"
        required
        minRows={4}
        value={included}
        error={errors.included}
        onChange={(event) => setIncluded(event.currentTarget.value)}
      />
      <NumberInput
        label="Value"
        prefix={moneyPrefix(venueCurrencyOf(cityFacts[city].country))}
        min={1}
        max={1_000_000}
        decimalScale={2}
        value={valueMinor / 100}
        error={errors.valueMinor}
        onChange={(value) => setBrief({ ...brief, valueMinor: Math.round(Number(value) * 100) })}
      />
      <NumberInput
        label="Guests allowed"
        min={0}
        max={10}
        allowDecimal={false}
        value={guests}
        error={errors.guests}
        onChange={(value) => setBrief({ ...brief, guests: Number(value) || 0 })}
      />
      {actions()}
    </QuestionForm>
  )
}
