import { Checkbox, NumberInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { bookingRules, needsConsentText } from '../../windows.ts'

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
export function BookingFields({ maxGuests, guests: start, needs: given, usualNeeds = '', book, busy, onBook }: Props) {
  const [guests, setGuests] = useState(Math.min(start ?? maxGuests, maxGuests))
  const [needs, setNeeds] = useState(given ?? usualNeeds)
  const [agrees, setAgrees] = useState(given != null)
  const hasNeeds = needs.trim() !== ''
  return (
    <>
      <GuestsInput max={maxGuests} value={guests} onChange={setGuests} />
      <Textarea
        label="Dietary needs and allergies (optional)"
        maxLength={400}
        value={needs}
        onChange={(event) => setNeeds(event.currentTarget.value)}
      />
      {hasNeeds && (
        <Checkbox
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          label={needsConsentText}
        />
      )}
      <GuardedButton
        loading={busy}
        missing={hasNeeds && !agrees ? 'Agree to share your needs, or clear them.' : null}
        onClick={() => onBook({ guests, needs })}
      >
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
  return (
    <NumberInput
      label="Guests"
      min={0}
      max={max}
      value={value}
      onChange={(given) => onChange(Number(given) || 0)}
      w={160}
    />
  )
}
