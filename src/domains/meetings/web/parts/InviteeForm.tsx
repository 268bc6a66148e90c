import { type ReactNode, useEffect, useRef } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { PlainArea, PlainButton, PlainEmail, PlainField, PlainSelect } from '../../../../kit/web/plain.tsx'
import { typedText } from '../../../../kit/web/typed-text.ts'
import { type City, cityFacts, plusoneCities } from '../../../profiles/vocabulary.ts'
import { cityOfZone } from './zones.ts'

export type Invitee = { name: string; venue: string; city: City; email: string; note: string }

type Props = {
  zone: string
  /** What is typed survives choosing another time. */
  known: Invitee | null
  submit: string
  busy: boolean
  asksNote?: boolean
  back: ReactNode
  onSubmit: (invitee: Invitee) => void
}

const cities = plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))

/** Who would like a call: a name, a venue, its city, an address. */
export function InviteeForm({ zone, known, submit, busy, asksNote, back, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => (must(form.current, 'current').elements.namedItem('name') as HTMLInputElement).focus(), [])
  const city = known?.city ?? cityOfZone(zone)
  return (
    <form
      ref={form}
      className="plain-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(inviteeIn(new FormData(event.currentTarget)))
      }}
    >
      <div className="plain-pair">
        <PlainField
          name="name"
          label="Your name"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={known?.name}
        />
        <PlainField
          name="venue"
          label="Venue"
          autoComplete="organization"
          required
          maxLength={120}
          defaultValue={known?.venue}
        />
      </div>
      <div className="plain-pair">
        <PlainSelect
          name="city"
          label="City"
          required
          choices={city ? cities : [{ value: '', label: 'Choose' }, ...cities]}
          defaultValue={city ?? ''}
        />
        <PlainEmail label="Email" required defaultValue={known?.email} />
      </div>
      {asksNote && <PlainArea name="note" label="When would suit you?" maxLength={500} defaultValue={known?.note} />}
      <div className="plain-row">
        {back}
        <PlainButton type="submit" busy={busy}>
          {submit}
        </PlainButton>
      </div>
    </form>
  )
}

function inviteeIn(data: FormData): Invitee {
  const text = (field: string) => typedText(data, field)
  return {
    name: text('name'),
    venue: text('venue'),
    email: text('email'),
    note: text('note'),
    city: text('city') as City,
  }
}
