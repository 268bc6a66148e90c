import { Button, Group, NativeSelect, NumberInput, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { areQuietHours } from '../../../../briefs/brief.ts'
import { outsideHoursWords } from '../../../../briefs/outside-hours.ts'
import { profileCalls } from '../../../../profiles/contract.ts'
import { brandCategories, type City, cityFacts } from '../../../../profiles/vocabulary.ts'
import { GalleryEditor } from '../../../../profiles/web/parts/GalleryEditor.tsx'
import { OpeningHours } from '../../../../profiles/web/parts/OpeningHours.tsx'
import { usualTimes } from '../../../templates.ts'
import { Hint } from './Hint.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './step-props.ts'
import { useTyped } from './use-typed.ts'
import { WebsiteField } from './WebsiteField.tsx'
import { WebsitePictures } from './WebsitePictures.tsx'

const cityChoices = Object.entries(cityFacts).map(([value, { name }]) => ({ value, label: name }))

export function PlaceStep({
  onboarding: { answers, hints },
  accountUid,
  onSave,
  errors,
  actions,
  ...drafts
}: StepProps) {
  const { venue = '', category = 'Restaurant', city = 'london', website = '' } = answers.given ?? {}
  const known = answers.place ?? { name: venue, category, city, website }
  const [place, set] = useTyped(drafts, { ...known, website: known.website ?? '' })
  // What signing up asked is not asked again: it is said, and can be changed.
  const [isAsked, setAsked] = useState(answers.place !== undefined || venue === '')
  const submit = () => onSave({ ...place, website: place.website ? withScheme(place.website) : null })
  return (
    <QuestionForm onSubmit={submit}>
      {isAsked || errors.name || errors.city ? (
        <PlaceFields place={place} errors={errors} hint={hints?.name} onChange={set} />
      ) : (
        <Group justify="space-between">
          <div>
            <b>{place.name}</b>
            <div className="dim">
              {place.category}, {cityFacts[place.city as City].name}
            </div>
          </div>
          <Button variant="default" onClick={() => setAsked(true)}>
            Change
          </Button>
        </Group>
      )}
      <WebsiteField
        value={place.website}
        error={errors.website}
        hints={hints}
        accountUid={accountUid}
        onChange={(changed) => set({ website: changed })}
      />
      {actions()}
    </QuestionForm>
  )
}

type Place = { name: string; category: string; city: string }
type PlaceFieldsProps = {
  place: Place
  errors: StepProps['errors']
  hint: string | undefined
  onChange: (change: Partial<Place>) => void
}

function PlaceFields({ place, errors, hint, onChange }: PlaceFieldsProps) {
  return (
    <>
      <TextInput
        label="Name"
        required
        maxLength={80}
        value={place.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Hint of={hint} now={place.name} onTake={(name) => onChange({ name: name.slice(0, 80) })} />
      <NativeSelect
        label="Category"
        data={[...brandCategories]}
        value={place.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <NativeSelect
        label="City"
        data={cityChoices}
        value={place.city}
        error={errors.city}
        onChange={(event) => onChange({ city: event.currentTarget.value })}
      />
    </>
  )
}

/** People leave out what a browser puts there. */
function withScheme(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`
}

export function StoryStep({ onboarding: { answers, hints }, onSave, errors, actions, ...drafts }: StepProps) {
  const known = answers.story
  const [story, set] = useTyped(drafts, { description: known?.description ?? '', handle: known?.handle ?? '' })
  return (
    <QuestionForm onSubmit={() => onSave(story)}>
      <Textarea
        label="Description"
        required
        maxLength={1000}
        minRows={4}
        value={story.description}
        error={errors.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <Hint
        of={hints?.description}
        now={story.description}
        onTake={(description) => set({ description: description.slice(0, 1000) })}
      />
      <TextInput
        label="Your handle"
        required
        description="Creators will mention it in their posts."
        placeholder="@cafeluna"
        autoCapitalize="none"
        value={story.handle}
        error={errors.handle}
        onChange={(event) => set({ handle: event.currentTarget.value })}
      />
      <Hint of={hints?.handle && `@${hints.handle}`} now={story.handle} onTake={(handle) => set({ handle })} />
      {actions()}
    </QuestionForm>
  )
}

export function PhotosStep({ onboarding: { profileUid, hints }, accountUid, onSave, actions }: StepProps) {
  const profile = useRead(profileCalls.getBrandProfile, { uid: must(profileUid) })
  return (
    <QuestionForm onSubmit={() => onSave({})}>
      <Loaded of={profile} shape="form">
        {({ uid, version, gallery }) => (
          <>
            <GalleryEditor profileUid={uid} version={version} gallery={gallery} label="Add a photo" />
            {hints && hints.pictures.length > 0 && (
              <WebsitePictures profileUid={uid} pictures={hints.pictures} accountUid={accountUid} />
            )}
            {actions(gallery.length > 0 ? 'Continue' : 'Later')}
          </>
        )}
      </Loaded>
    </QuestionForm>
  )
}

const usualHours = [2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '12:00', to: '22:00' }))

export function HoursStep({ onboarding: { answers, hints }, onSave, errors, actions, ...drafts }: StepProps) {
  const [{ openingHours }, set] = useTyped(drafts, { openingHours: answers.hours?.openingHours ?? usualHours })
  const read = hints?.openingHours
  return (
    <QuestionForm onSubmit={() => onSave({ openingHours })}>
      <OpeningHours hours={openingHours} readOnly={false} onChange={(hours) => set({ openingHours: hours })} />
      {errors.openingHours && <div role="alert">{errors.openingHours}</div>}
      {read && JSON.stringify(read) !== JSON.stringify(openingHours) && (
        <Hint of={hoursInWords(read)} now="" onTake={() => set({ openingHours: read })} />
      )}
      {actions()}
    </QuestionForm>
  )
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function hoursInWords(hours: readonly { weekday: number; from: string; to: string }[]): string {
  return hours.map(({ weekday, from, to }) => `${days[weekday - 1]} ${from}–${to}`).join(', ')
}

export function VisitsStep({ onboarding: { answers }, onSave, errors, actions, ...drafts }: StepProps) {
  const known = answers.visits
  const { category } = must(answers.place)
  const usual = usualTimes(category)
  const isEvening = usual.some(({ from }) => from >= '17:00')
  const [{ windows, capacity }, set] = useTyped(drafts, {
    windows: known?.windows ?? usual,
    capacity: known?.capacity ?? 1,
  })
  const isQuiet = areQuietHours(windows, usual)
  const outside = outsideHoursWords(windows, answers.hours?.openingHours ?? [])
  return (
    <QuestionForm onSubmit={() => onSave({ windows, capacity })}>
      <SegmentedControl
        aria-label="Times"
        value={isQuiet ? 'quiet' : 'own'}
        onChange={(value) =>
          set({
            windows: value === 'quiet' ? usual : (answers.hours?.openingHours.slice(0, 42) ?? usualHours),
          })
        }
        data={[
          { value: 'quiet', label: isEvening ? 'Quiet evenings' : 'Quiet afternoons' },
          { value: 'own', label: 'Choose your own times' },
        ]}
      />
      {isQuiet ? (
        <p className="dim">
          Tuesday to Thursday,{' '}
          {isEvening ? '18:00 to 21:00, before the weekend.' : '15:00 to 18:00, when most venues are quiet.'}
        </p>
      ) : (
        <OpeningHours hours={windows} readOnly={false} onChange={(own) => set({ windows: own })} />
      )}
      {outside && <Note tone="warn">{outside}</Note>}
      {errors.windows && <div role="alert">{errors.windows}</div>}
      <NumberInput
        label="Visits per slot"
        min={1}
        max={50}
        allowDecimal={false}
        value={capacity}
        error={errors.capacity}
        onChange={(value) => set({ capacity: Number(value) || 1 })}
      />
      {actions()}
    </QuestionForm>
  )
}
