import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import { usualTerms } from '../../../../briefs/brief.ts'
import { DeliverableRows } from '../../../../briefs/web/parts/DeliverableRows.tsx'
import { RightsFields } from '../../../../briefs/web/parts/RightsFields.tsx'
import { cityFacts, venueCurrencyOf } from '../../../../profiles/vocabulary.ts'
import type { BrandAnswers } from '../../../steps.ts'
import { templateFor } from '../../../templates.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './step-props.ts'

/** The first brief, from the template of the category: what is offered, and what the venue gets for it. */
export function BriefStep({ onboarding: { answers }, onSave, errors, actions }: StepProps) {
  const { name, category, city } = must(answers.place)
  const [brief, setBrief] = useState(() => startOf(templateFor(category, name), answers.brief))
  const [included, setIncluded] = useState(brief.included.join('\n'))
  const { title, story, valueMinor, guests } = brief
  const submit = () => {
    const lines = included.split('\n').flatMap((line) => line.trim() || [])
    onSave({ ...brief, included: lines })
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
      <MoneyField
        label="Value"
        currency={venueCurrencyOf(cityFacts[city].country)}
        value={valueMinor || null}
        placeholder="0"
        error={errors.valueMinor}
        onChange={(minor) => setBrief({ ...brief, valueMinor: minor ?? 0 })}
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
      <WhatYouGet brief={brief} errors={errors} onChange={(change) => setBrief({ ...brief, ...change })} />
      {actions()}
    </QuestionForm>
  )
}

type Answer = NonNullable<BrandAnswers['brief']>
type Start = Required<Answer>

/** What is known of the brief, over its template. */
function startOf({ title, story, included, valueMinor, guests, deliverables }: Template, known?: Answer): Start {
  return { title, story, included, valueMinor, guests, deliverables, ...usualTerms, ...known }
}
type Template = ReturnType<typeof templateFor>

type WhatYouGetProps = { brief: Start; errors: StepProps['errors']; onChange: (change: Partial<Start>) => void }

/** The content that is asked for, what may be done with it, and of how many creators. */
function WhatYouGet({ brief, errors, onChange }: WhatYouGetProps) {
  return (
    <>
      <h2>What you get</h2>
      <DeliverableRows asked={brief.deliverables} onChange={(deliverables) => onChange({ deliverables })} />
      {errors.deliverables && <div role="alert">{errors.deliverables}</div>}
      <RightsFields content={brief} set={(part, value) => onChange({ [part]: value })} />
      <NumberInput
        label="Spots"
        description="How many creators you’ll host with this brief."
        min={1}
        max={1000}
        allowDecimal={false}
        value={brief.maxCollabs}
        error={errors.maxCollabs}
        onChange={(value) => onChange({ maxCollabs: Number(value) || 1 })}
      />
    </>
  )
}
