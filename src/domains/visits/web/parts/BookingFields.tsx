import { useState } from 'react'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Stepper } from '../../../../kit/web/stepper.tsx'
import { bookingRules } from '../../windows.ts'
import { NeedsFields, useNeeds } from './NeedsFields.tsx'

type Props = {
  maxGuests: number
  guests?: number | undefined
  needs?: string | null | undefined
  /** What stands in the field where nothing was said for this visit yet. */
  usualNeeds?: string | undefined
  /** The button's words. */
  book: string
  busy: boolean
  onBook: (booking: { guests: number; needs: string }) => void
}

/** The guests, the needs of this visit, and the button that books, with the rules for changing one’s mind. */
export function BookingFields({
  maxGuests,
  guests: start = 0,
  needs: given,
  usualNeeds = '',
  book,
  busy,
  onBook,
}: Props) {
  const [guests, setGuests] = useState(Math.min(start, maxGuests))
  const needs = useNeeds(given ?? null, usualNeeds)
  return (
    <>
      <GuestsInput max={maxGuests} value={guests} onChange={setGuests} />
      <NeedsFields of={needs} />
      <GuardedButton loading={busy} missing={needs.missing} onClick={() => onBook({ guests, needs: needs.needs })}>
        {book}
      </GuardedButton>
      <small className="dim">{bookingRules}</small>
    </>
  )
}

/** How many come along; nothing where nobody may. */
export function GuestsInput({
  max,
  value,
  onChange,
}: {
  max: number
  value: number
  onChange: (guests: number) => void
}) {
  if (max === 0) return null
  return <Stepper label={`Guests (up to ${max})`} unit="guest" max={max} value={value} onChange={onChange} />
}
