import { NativeSelect, NumberInput, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { areQuietHours, quietHours } from '../../../../briefs/brief.ts'
import { profileCalls } from '../../../../profiles/contract.ts'
import { brandCategories, cityFacts } from '../../../../profiles/vocabulary.ts'
import { GalleryEditor } from '../../../../profiles/web/parts/GalleryEditor.tsx'
import { OpeningHours } from '../../../../profiles/web/parts/OpeningHours.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './StepForm.tsx'

const cityChoices = Object.entries(cityFacts)
  .filter(([city]) => city !== 'other')
  .map(([value, { name }]) => ({ value, label: name }))

export function PlaceStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const { venue = '', category = 'Restaurant', city = 'london' } = answers.given ?? {}
  const [place, setPlace] = useState(answers.place ?? { name: venue, category, city })
  return (
    <QuestionForm onSubmit={() => keep(place)}>
      <TextInput
        label="Name"
        required
        maxLength={80}
        value={place.name}
        error={errors.name}
        onChange={(event) => setPlace({ ...place, name: event.currentTarget.value })}
      />
      <NativeSelect
        label="What it is"
        data={[...brandCategories]}
        value={place.category}
        onChange={(event) => setPlace({ ...place, category: event.currentTarget.value })}
      />
      <NativeSelect
        label="City"
        data={cityChoices}
        value={place.city}
        error={errors.city}
        onChange={(event) => setPlace({ ...place, city: event.currentTarget.value })}
      />
      {actions()}
    </QuestionForm>
  )
}

export function AddressStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const known = answers.address
  const [address, setAddress] = useState(known?.address ?? '')
  const [district, setDistrict] = useState(known?.district ?? '')
  const [postcode, setPostcode] = useState(known?.postcode ?? '')
  const [phone, setPhone] = useState(known?.phone ?? '')
  return (
    <QuestionForm onSubmit={() => keep({ address, district, postcode: postcode || null, phone: phone || null })}>
      <TextInput
        label="Street and number"
        required
        maxLength={200}
        autoComplete="street-address"
        value={address}
        error={errors.address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextInput
        label="Part of town"
        maxLength={80}
        value={district}
        onChange={(event) => setDistrict(event.currentTarget.value)}
      />
      <TextInput
        label="Postcode"
        maxLength={16}
        autoComplete="postal-code"
        value={postcode}
        error={errors.postcode}
        onChange={(event) => setPostcode(event.currentTarget.value)}
      />
      <TextInput
        label="Phone at the door"
        type="tel"
        maxLength={40}
        description="Seen by a creator whose visit is confirmed, and by nobody before."
        value={phone}
        error={errors.phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      {actions()}
    </QuestionForm>
  )
}

export function StoryStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const known = answers.story
  const [description, setDescription] = useState(known?.description ?? '')
  const [handle, setHandle] = useState(known?.handle ?? '')
  const [website, setWebsite] = useState(known?.website ?? '')
  return (
    <QuestionForm onSubmit={() => keep({ description, handle, website: website ? withScheme(website) : null })}>
      <Textarea
        label="In two sentences"
        required
        maxLength={1000}
        minRows={4}
        value={description}
        error={errors.description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <TextInput
        label="Your handle"
        required
        description="Creators mention it in what they post."
        placeholder="@cafeluna"
        autoCapitalize="none"
        value={handle}
        error={errors.handle}
        onChange={(event) => setHandle(event.currentTarget.value)}
      />
      <TextInput
        label="Website"
        placeholder="cafeluna.com"
        autoCapitalize="none"
        value={website}
        error={errors.website}
        onChange={(event) => setWebsite(event.currentTarget.value)}
      />
      {actions()}
    </QuestionForm>
  )
}

/** People leave out what a browser puts there. */
function withScheme(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`
}

export function PhotosStep({ onboarding: { profileUid }, keep, actions }: StepProps) {
  const profile = useRead(profileCalls.getBrandProfile, { uid: profileUid! })
  return (
    <QuestionForm onSubmit={() => keep({})}>
      <Loaded of={profile}>
        {({ uid, version, gallery }) => (
          <>
            <GalleryEditor profileUid={uid} version={version} gallery={gallery} label="Add a photo" />
            {actions(gallery.length > 0 ? 'Continue' : 'Later')}
          </>
        )}
      </Loaded>
    </QuestionForm>
  )
}

const usualHours = [2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '12:00', to: '22:00' }))

export function HoursStep({ onboarding: { answers }, keep, actions }: StepProps) {
  const [hours, setHours] = useState(answers.hours?.openingHours ?? usualHours)
  return (
    <QuestionForm onSubmit={() => keep({ openingHours: hours })}>
      <OpeningHours hours={hours} readOnly={false} onChange={setHours} />
      {actions()}
    </QuestionForm>
  )
}

export function VisitsStep({ onboarding: { answers }, keep, errors, actions }: StepProps) {
  const known = answers.visits
  const [windows, setWindows] = useState(known?.windows ?? quietHours)
  const [capacity, setCapacity] = useState(known?.capacity ?? 1)
  const isQuiet = areQuietHours(windows)
  return (
    <QuestionForm onSubmit={() => keep({ windows, capacity })}>
      <SegmentedControl
        aria-label="Times"
        value={isQuiet ? 'quiet' : 'own'}
        onChange={(value) =>
          setWindows(value === 'quiet' ? quietHours : (answers.hours?.openingHours.slice(0, 42) ?? usualHours))
        }
        data={[
          { value: 'quiet', label: 'Quiet afternoons' },
          { value: 'own', label: 'Our own times' },
        ]}
      />
      {isQuiet ? (
        <p className="dim">Tuesday to Thursday, 15:00 to 18:00: when most places have room.</p>
      ) : (
        <OpeningHours hours={windows} readOnly={false} onChange={setWindows} />
      )}
      {errors.windows && <div role="alert">{errors.windows}</div>}
      <NumberInput
        label="Visits at the same time"
        min={1}
        max={50}
        allowDecimal={false}
        value={capacity}
        error={errors.capacity}
        onChange={(value) => setCapacity(Number(value) || 1)}
      />
      {actions()}
    </QuestionForm>
  )
}
