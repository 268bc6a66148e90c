import { useState } from 'react'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Stepper } from '../../../../kit/web/stepper.tsx'
import { bookingRules } from '../../windows.ts'
import { NeedsFields, useNeeds } from './NeedsFields.tsx'

type Props = {
  needs?: string | null | undefined
  /** What stands in the field where nothing was said for this visit yet. */
  usualNeeds?: string | undefined
  /** The button's words. */
  book: string
  busy: boolean
  onBook: (booking: { needs: string }) => void
}

/** The needs of this visit, and the button that books, with the rules for changing one’s mind. */
export function BookingFields({ needs: given, usualNeeds = '', book, busy, onBook }: Props) {
  const needs = useNeeds(given ?? null, usualNeeds)
  return (
    <>
      <NeedsFields of={needs} />
      <GuardedButton loading={busy} missing={needs.missing} onClick={() => onBook({ needs: needs.needs })}>
        {book}
      </GuardedButton>
      <small className="dim">{bookingRules}</small>
    </>
  )
}

type GuestsProps = { max: number; value: number; onChange: (guests: number) => void }

/** How many come along, in one line beside the times; nothing where nobody may. */
export function GuestsInput({ max, value, onChange }: GuestsProps) {
  if (max === 0) return null
  return <Stepper label={`Guests (up to ${max})`} unit="guest" max={max} value={value} isInline onChange={onChange} />
}

/** How many come along, whichever time is chosen: the number, and what changes it. */
export function useGuests(max: number, start = 0) {
  const [chosen, setChosen] = useState(start)
  const guests = Math.min(chosen, max)
  return { guests, input: <GuestsInput max={max} value={guests} onChange={setChosen} /> }
}
