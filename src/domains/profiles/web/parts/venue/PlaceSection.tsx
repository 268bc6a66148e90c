import { Button, Group, Select, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { Note } from '../../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { BrandFields } from '../../../brand-profile.ts'
import { cityAround, mayBeIn, placeAt, type Point } from '../../../city-around.ts'
import { type City, cityFacts, plusoneCities } from '../../../vocabulary.ts'
import { hasStreets } from '../../has-streets.ts'
import { MapPlace } from '../MapPlace.tsx'
import { type BrandProfile, useSection, VenueSection } from './VenueSection.tsx'

const Place = z.pick(BrandFields, {
  address: true,
  district: true,
  postcode: true,
  city: true,
  latitude: true,
  longitude: true,
})

/** What draws the pin: `middle` is that of the city. */
export type PinProps = {
  name: string
  position: Point | null
  middle: Point
  isStill: boolean
  onMove: (point: Point) => void
}
type Props = { profile: BrandProfile; pin: (props: PinProps) => ReactNode }

/** Where a venue is: its address, its city and its pin, which have to agree. */
export function PlaceSection({ profile, pin }: Props) {
  const form = useRecordForm(Place, profile)
  const section = useSection(profile, form)
  const { readOnly } = section
  const { city, latitude, longitude } = form.values
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  const isMoved = latitude !== form.base.latitude || longitude !== form.base.longitude || city !== form.base.city
  const [answered, setAnswered] = useState('')
  const question = `${latitude} ${longitude} ${city}`
  const around = position && isMoved ? cityAround(position) : city
  const isAsking = (around ?? 'other') !== city && answered !== question
  const put = (part: Partial<z.output<typeof Place>>) => {
    form.setValues(part)
    form.clearErrors()
  }
  const choose = (chosen: City) => {
    const { latitude: lat, longitude: long } = cityFacts[chosen]
    // A pin can't stay behind in another city.
    const isLeft = position && !mayBeIn(chosen, position)
    put({ city: chosen, ...(isLeft && { latitude: lat, longitude: long }) })
  }
  const typed = (
    <MapPlace
      position={form.values}
      errors={form.errors}
      readOnly={readOnly}
      onChange={(part, value) => put({ [part]: value })}
    />
  )
  return (
    <VenueSection title="Location" section={section} isHeld={isAsking}>
      <div className="two-fields">
        <TextInput label="Address" readOnly={readOnly} {...form.getInputProps('address')} />
        <TextInput
          label="Neighbourhood"
          description="Creators see it on your briefs."
          readOnly={readOnly}
          {...form.getInputProps('district')}
        />
      </div>
      <div className="two-fields">
        <TextInput label="Postcode" readOnly={readOnly} {...form.optionalText('postcode')} />
        <Select
          label="City"
          allowDeselect={false}
          searchable
          readOnly={readOnly}
          data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
          value={city}
          error={form.errors.city}
          onChange={(chosen) => choose(chosen as City)}
        />
      </div>
      {!hasStreets() && typed}
      {pin({
        name: profile.name,
        position,
        middle: cityFacts[city],
        isStill: readOnly,
        onMove: (point) => put(placeAt(point)),
      })}
      {!hasStreets() && (
        <p className="dim flush">This map shows no streets. Use it to check that the pin is in the right area.</p>
      )}
      <div role="alert">
        {isAsking && (
          <Question
            around={around}
            city={city}
            mayStay={position === null || mayBeIn(city, position)}
            onChange={(chosen) => put({ city: chosen })}
            onKeep={() => setAnswered(question)}
          />
        )}
      </div>
      {hasStreets() && typed}
    </VenueSection>
  )
}

type QuestionProps = {
  /** The city of ours around the pin; null for none. */
  around: City | null
  city: City
  mayStay: boolean
  onChange: (city: City) => void
  onKeep: () => void
}

/** Asks which city a pin belongs to that isn't in the chosen one. */
function Question({ around, city, mayStay, onChange, onKeep }: QuestionProps) {
  const { name } = cityFacts[city]
  return (
    <Note tone="warn">
      {around
        ? `The pin is in ${cityFacts[around].name}, but the city is ${name}. Which is right?`
        : 'The pin isn’t in a city we know. Which city is the venue in?'}
      <Group gap="xs" mt="xs">
        <Button size="sm" variant="default" onClick={() => onChange(around ?? 'other')}>
          {around ? `Change city to ${cityFacts[around].name}` : 'Another city'}
        </Button>
        {mayStay && (
          <Button size="sm" variant="default" onClick={onKeep}>
            {city === 'other' ? 'It’s in another city' : `It’s in ${name}`}
          </Button>
        )}
      </Group>
    </Note>
  )
}
