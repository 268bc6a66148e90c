import { entriesOf, keysOf } from '../../../../../kit/contract/keys.ts'
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { must } from '../../../../../kit/contract/must.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { profileCalls } from '../../../../profiles/contract.ts'
import { nameFromHandle, profileAddress, readHandle } from '../../../../profiles/social-handle.ts'
import {
  type City,
  cityFacts,
  type DeliverableType,
  deliverableTypes,
  formatNames,
  type Platform,
  platformNames,
} from '../../../../profiles/vocabulary.ts'
import {
  type ContentVibe,
  contentVibes,
  type Language,
  languageNames,
} from '../../../../profiles/creator-vocabulary.ts'
import { FacePicture } from '../../../../profiles/web/parts/FacePicture.tsx'
import { GalleryEditor } from '../../../../profiles/web/parts/GalleryEditor.tsx'
import { HandleField } from '../../parts/HandleField.tsx'
import { Chips } from './Chips.tsx'
import { Hint } from './Hint.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './step-props.ts'
import { useTyped } from './use-typed.ts'
import { followersTitle } from '../../../../profiles/follower-words.ts'
import styles from './onboarding.module.css'

const cities = Object.entries(cityFacts).filter(([city]) => city !== 'other') as [City, { name: string }][]
const platformChoices = Object.entries(platformNames).map(([value, label]) => ({ value, label }))

export function HandleStep({ onboarding: { answers }, onSave, errors, actions, ...drafts }: StepProps) {
  const given = answers.given ?? {}
  const [who, set] = useTyped(
    drafts,
    answers.handle ?? {
      name: given.name ?? '',
      handle: given.handle ?? '',
      platform: (given.platform ?? 'instagram') as Platform,
      homeCity: (given.city ?? 'london') as City,
    },
  )
  return (
    <QuestionForm onSubmit={() => onSave(who)}>
      <HandleField handle={who.handle} platform={who.platform} error={errors.handle} onChange={set} />
      <NativeSelect
        label="Main platform"
        data={platformChoices}
        value={who.platform}
        onChange={(event) => set({ platform: event.currentTarget.value as Platform })}
      />
      <TextInput
        label="Your name"
        required
        maxLength={80}
        autoComplete="name"
        value={who.name}
        error={errors.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Hint
        of={who.name.trim() === '' ? nameFromHandle(who.handle) : undefined}
        now={who.name}
        from="your handle"
        onTake={(name) => set({ name })}
      />
      <NativeSelect
        label="Your city"
        data={Object.entries(cityFacts).map(([value, { name }]) => ({ value, label: name }))}
        value={who.homeCity}
        error={errors.homeCity}
        onChange={(event) => set({ homeCity: event.currentTarget.value as City })}
      />
      {actions()}
    </QuestionForm>
  )
}

export function YouStep({ onboarding: { answers }, onSave, errors, actions, ...drafts }: StepProps) {
  const [you, set] = useTyped(drafts, {
    dateOfBirth: answers.you?.dateOfBirth ?? '',
    languages: answers.you?.languages ?? (['en'] as Language[]),
  })
  return (
    <QuestionForm onSubmit={() => onSave(you)}>
      <TextInput
        type="date"
        label="Date of birth"
        required
        autoComplete="bday"
        value={you.dateOfBirth}
        error={errors.dateOfBirth}
        onChange={(event) => set({ dateOfBirth: event.currentTarget.value })}
      />
      <Chips
        legend="Languages you post in"
        choices={entriesOf(languageNames)}
        chosen={you.languages}
        onChange={(languages) => set({ languages })}
      />
      {errors.languages && <div role="alert">{errors.languages}</div>}
      {actions()}
    </QuestionForm>
  )
}

export function CitiesStep({ onboarding: { answers }, onSave, actions, ...drafts }: StepProps) {
  const home = must(answers.handle).homeCity
  const [{ cities: chosen }, set] = useTyped(drafts, {
    cities: answers.cities?.cities.filter((city) => city !== home) ?? [],
  })
  return (
    <QuestionForm onSubmit={() => onSave({ cities: chosen })}>
      <Chips
        legend={`Cities other than ${cityFacts[home].name}`}
        choices={cities.filter(([city]) => city !== home).map(([city, { name }]) => [city, name])}
        chosen={chosen}
        onChange={(changed) => set({ cities: changed })}
      />
      {actions(chosen.length > 0 ? 'Continue' : 'No other cities')}
    </QuestionForm>
  )
}

type Other = { platform: Platform; handle: string; followers: string }
const written = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
const numberOf = (value: string) => (value === '' ? null : Number(value))

export function FiguresStep({ onboarding: { answers }, onSave, errors, actions, ...drafts }: StepProps) {
  const { handle, platform } = must(answers.handle)
  const known = answers.figures
  const [figures, set] = useTyped(drafts, {
    followers: written(known?.followers),
    averageViews: written(known?.averageViews),
    engagement: written(known?.engagementBp == null ? null : known.engagementBp / 100),
    others: (known?.others ?? []).map((one): Other => ({ ...one, followers: written(one.followers) })),
  })
  const { followers, averageViews, engagement, others } = figures
  const spare = keysOf(platformNames).filter(
    (one) => one !== platform && !others.some((other) => other.platform === one),
  )
  const change = (at: number, part: Partial<Other>) =>
    set({ others: others.with(at, { ...must(others[at]), ...part }) })
  const submit = () =>
    onSave({
      followers: numberOf(followers),
      averageViews: numberOf(averageViews),
      engagementBp: engagement === '' ? null : Math.round(Number(engagement) * 100),
      others: others.map((one) => ({ ...one, followers: numberOf(one.followers) })),
    })
  const bare = readHandle(handle).handle
  return (
    <QuestionForm onSubmit={submit}>
      <NumberInput
        label={`${followersTitle(platform)} of @${bare}`}
        description={`${platformNames[platform]}: ${profileAddress(platform, bare)}`}
        required
        min={0}
        allowDecimal={false}
        thousandSeparator=" "
        value={followers}
        error={errors.followers}
        onChange={(value) => set({ followers: String(value) })}
      />
      <NumberInput
        label="Average views per post"
        min={0}
        allowDecimal={false}
        thousandSeparator=" "
        value={averageViews}
        error={errors.averageViews}
        onChange={(value) => set({ averageViews: String(value) })}
      />
      <NumberInput
        label="Engagement rate (%)"
        description="Likes and comments divided by followers, if you know it."
        min={0}
        max={100}
        decimalScale={2}
        value={engagement}
        error={errors.engagementBp}
        onChange={(value) => set({ engagement: String(value) })}
      />
      {others.map((other, at) => (
        <OtherAccount
          key={other.platform}
          account={other}
          onChange={(part) => change(at, part)}
          onRemove={() => set({ others: others.toSpliced(at, 1) })}
        />
      ))}
      {errors.others && <div role="alert">Each account needs a handle and a follower count.</div>}
      {spare.length > 0 && (
        <div className={styles.chips}>
          {spare.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.more}
              onClick={() => set({ others: [...others, { platform: one, handle: bare, followers: '' }] })}
            >
              Add {platformNames[one]}
            </button>
          ))}
        </div>
      )}
      {actions()}
    </QuestionForm>
  )
}

type OtherProps = { account: Other; onChange: (part: Partial<Other>) => void; onRemove: () => void }

function OtherAccount({ account, onChange, onRemove }: OtherProps) {
  return (
    <fieldset className={`plain ${styles.other}`}>
      <legend>{platformNames[account.platform]}</legend>
      <HandleField
        handle={account.handle}
        platform={account.platform}
        error={undefined}
        label="Handle"
        onChange={(changed) => onChange({ handle: changed.handle ?? account.handle })}
      />
      <NumberInput
        label={followersTitle(account.platform)}
        min={0}
        allowDecimal={false}
        thousandSeparator=" "
        value={account.followers}
        onChange={(value) => onChange({ followers: String(value) })}
      />
      <button type="button" onClick={onRemove}>
        Remove {platformNames[account.platform]}
      </button>
    </fieldset>
  )
}

export function VibeStep({ onboarding: { answers }, onSave, errors, actions, ...drafts }: StepProps) {
  const [made, set] = useTyped(drafts, {
    contentVibe: answers.vibe?.contentVibe ?? [],
    formats: answers.vibe?.formats ?? [],
  })
  return (
    <QuestionForm onSubmit={() => onSave(made)}>
      <Chips
        legend="Topics (up to six)"
        choices={contentVibes.map((vibe): [ContentVibe, string] => [vibe, vibe])}
        chosen={made.contentVibe}
        onChange={(contentVibe) => set({ contentVibe })}
      />
      {errors.contentVibe && <div role="alert">{errors.contentVibe}</div>}
      <Chips
        legend="Formats"
        choices={deliverableTypes.map((type): [DeliverableType, string] => [type, formatNames[type]])}
        chosen={made.formats}
        onChange={(formats) => set({ formats })}
      />
      {actions()}
    </QuestionForm>
  )
}

export function AboutStep({ onboarding: { answers, profileUid }, onSave, errors, actions, ...drafts }: StepProps) {
  const [{ bio }, set] = useTyped(drafts, { bio: answers.about?.bio ?? '' })
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: must(profileUid) })
  return (
    <QuestionForm onSubmit={() => onSave({ bio })}>
      <Loaded of={profile} shape="form">
        {({ uid, avatar, name }) => <FacePicture profileUid={uid} path={avatar} name={name} kind="user" />}
      </Loaded>
      <Textarea
        label="About you"
        required
        maxLength={600}
        minRows={4}
        value={bio}
        error={errors.bio}
        onChange={(event) => set({ bio: event.currentTarget.value })}
      />
      {actions()}
    </QuestionForm>
  )
}

export function PortfolioStep({ onboarding: { profileUid }, onSave, actions }: StepProps) {
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: must(profileUid) })
  return (
    <QuestionForm onSubmit={() => onSave({})}>
      <Loaded of={profile} shape="form">
        {({ uid, version, gallery }) => (
          <>
            <GalleryEditor profileUid={uid} version={version} gallery={gallery} label="Add content" />
            {actions(gallery.length > 0 ? 'Continue' : 'Later')}
          </>
        )}
      </Loaded>
    </QuestionForm>
  )
}
