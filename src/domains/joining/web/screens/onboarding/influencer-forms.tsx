import { Chip, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { profileCalls } from '../../../../profiles/contract.ts'
import {
  type City,
  cityFacts,
  type ContentVibe,
  contentVibes,
  type Language,
  languageNames,
  type Platform,
  platforms,
} from '../../../../profiles/vocabulary.ts'
import { FacePicture } from '../../../../profiles/web/parts/FacePicture.tsx'
import { GalleryEditor } from '../../../../profiles/web/parts/GalleryEditor.tsx'
import { goldenRules } from '../../../steps.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './StepForm.tsx'

const cities = Object.entries(cityFacts).filter(([city]) => city !== 'other') as [City, { name: string }][]

export function HandleStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const given = answers.given ?? {}
  const [who, setWho] = useState(
    answers.handle ?? {
      name: given.name ?? '',
      handle: given.handle ?? '',
      platform: (given.platform ?? 'instagram') as Platform,
      homeCity: (given.city ?? 'london') as City,
    },
  )
  return (
    <QuestionForm onSubmit={() => keep(who)}>
      <TextInput
        label="Your name"
        required
        maxLength={80}
        autoComplete="name"
        value={who.name}
        error={errors.name}
        onChange={(event) => setWho({ ...who, name: event.currentTarget.value })}
      />
      <TextInput
        label="Your handle"
        required
        autoCapitalize="none"
        placeholder="@alice.eats"
        value={who.handle}
        error={errors.handle}
        onChange={(event) => setWho({ ...who, handle: event.currentTarget.value })}
      />
      <NativeSelect
        label="Where you post most"
        data={[...platforms]}
        value={who.platform}
        onChange={(event) => setWho({ ...who, platform: event.currentTarget.value as Platform })}
      />
      <NativeSelect
        label="Your city"
        data={cities.map(([value, { name }]) => ({ value, label: name }))}
        value={who.homeCity}
        error={errors.homeCity}
        onChange={(event) => setWho({ ...who, homeCity: event.currentTarget.value as City })}
      />
      {actions()}
    </QuestionForm>
  )
}

export function YouStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const [dateOfBirth, setDateOfBirth] = useState(answers.you?.dateOfBirth ?? '')
  const [spoken, setSpoken] = useState<Language[]>(answers.you?.languages ?? ['en'])
  return (
    <QuestionForm onSubmit={() => keep({ dateOfBirth, languages: spoken })}>
      <TextInput
        type="date"
        label="Date of birth"
        required
        autoComplete="bday"
        value={dateOfBirth}
        error={errors.dateOfBirth}
        onChange={(event) => setDateOfBirth(event.currentTarget.value)}
      />
      <Chips
        legend="Languages you speak in what you make"
        choices={Object.entries(languageNames) as [Language, string][]}
        chosen={spoken}
        onChange={setSpoken}
      />
      {errors.languages && <div role="alert">{errors.languages}</div>}
      {actions()}
    </QuestionForm>
  )
}

export function CitiesStep({ onboarding: { answers }, keep, actions }: StepProps) {
  const home = answers.handle!.homeCity
  const [chosen, setChosen] = useState<City[]>(answers.cities?.cities.filter((city) => city !== home) ?? [])
  return (
    <QuestionForm onSubmit={() => keep({ cities: chosen })}>
      <Chips
        legend={`Besides ${cityFacts[home].name}`}
        choices={cities.filter(([city]) => city !== home).map(([city, { name }]) => [city, name])}
        chosen={chosen}
        onChange={setChosen}
      />
      {actions(chosen.length > 0 ? 'Continue' : 'Nowhere else')}
    </QuestionForm>
  )
}

export function FiguresStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const known = answers.figures
  const [followers, setFollowers] = useState<number | string>(known?.followers ?? '')
  const [views, setViews] = useState<number | string>(known?.averageViews ?? '')
  const [engagement, setEngagement] = useState<number | string>(
    known?.engagementBp === null || known?.engagementBp === undefined ? '' : known.engagementBp / 100,
  )
  const numberOf = (value: number | string) => (value === '' ? null : Number(value))
  const submit = () => {
    const percent = numberOf(engagement)
    const engagementBp = percent === null ? null : Math.round(percent * 100)
    keep({ followers: numberOf(followers), averageViews: numberOf(views), engagementBp })
  }
  return (
    <QuestionForm onSubmit={submit}>
      <NumberInput
        label={`Followers of @${answers.handle!.handle.replace(/^@/, '')}`}
        required
        min={0}
        allowDecimal={false}
        thousandSeparator=" "
        value={followers}
        error={errors.followers}
        onChange={setFollowers}
      />
      <NumberInput
        label="Views of a usual post"
        min={0}
        allowDecimal={false}
        thousandSeparator=" "
        value={views}
        error={errors.averageViews}
        onChange={setViews}
      />
      <NumberInput
        label="Engagement, percent"
        description="Likes and comments by followers, if you know it."
        min={0}
        max={100}
        decimalScale={2}
        value={engagement}
        error={errors.engagementBp}
        onChange={setEngagement}
      />
      {actions()}
    </QuestionForm>
  )
}

export function VibeStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const [chosen, setChosen] = useState<ContentVibe[]>(answers.vibe?.contentVibe ?? [])
  return (
    <QuestionForm onSubmit={() => keep({ contentVibe: chosen })}>
      <Chips
        legend="At most six"
        choices={contentVibes.map((vibe) => [vibe, vibe])}
        chosen={chosen}
        onChange={setChosen}
      />
      {errors.contentVibe && <div role="alert">{errors.contentVibe}</div>}
      {actions()}
    </QuestionForm>
  )
}

export function AboutStep({ onboarding: { answers, profileUid }, keep, errors, actions }: StepProps) {
  const [bio, setBio] = useState(answers.about?.bio ?? '')
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: profileUid! })
  return (
    <QuestionForm onSubmit={() => keep({ bio })}>
      <Loaded of={profile}>
        {({ uid, avatar, name }) => <FacePicture profileUid={uid} path={avatar} name={name} kind="user" />}
      </Loaded>
      <Textarea
        label="About you"
        required
        maxLength={600}
        minRows={4}
        value={bio}
        error={errors.bio}
        onChange={(event) => setBio(event.currentTarget.value)}
      />
      {actions()}
    </QuestionForm>
  )
}

export function PiecesStep({ onboarding: { profileUid }, keep, actions }: StepProps) {
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: profileUid! })
  return (
    <QuestionForm onSubmit={() => keep({})}>
      <Loaded of={profile}>
        {({ uid, version, gallery }) => (
          <>
            <GalleryEditor profileUid={uid} version={version} gallery={gallery} label="Add a piece" />
            {actions(gallery.length > 0 ? 'Continue' : 'Later')}
          </>
        )}
      </Loaded>
    </QuestionForm>
  )
}

export function RulesStep({ keep, errors, actions }: StepProps) {
  const [acknowledged, setAcknowledged] = useState(goldenRules.map(() => false))
  return (
    <QuestionForm onSubmit={() => keep({ acknowledged })}>
      <ul className="onboarding-rules">
        {goldenRules.map((rule, at) => (
          <li key={rule}>
            <label>
              <input
                type="checkbox"
                checked={acknowledged[at]}
                onChange={(event) => setAcknowledged(acknowledged.with(at, event.currentTarget.checked))}
              />
              {rule}
            </label>
          </li>
        ))}
      </ul>
      {errors.acknowledged && <div role="alert">Tick each of the five: they hold for all you make here.</div>}
      {actions('Ask to be let in')}
    </QuestionForm>
  )
}

type ChipsProps<Value extends string> = {
  legend: string
  choices: readonly (readonly [Value, string])[]
  chosen: Value[]
  onChange: (chosen: Value[]) => void
}

function Chips<Value extends string>({ legend, choices, chosen, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="plain">
      <legend>{legend}</legend>
      <Chip.Group multiple value={chosen} onChange={(values) => onChange(values as Value[])}>
        <div className="onboarding-chips">
          {choices.map(([value, label]) => (
            <Chip key={value} value={value} size="md">
              {label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </fieldset>
  )
}
