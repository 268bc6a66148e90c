import { Chip, NumberInput, Switch, TextInput } from '@mantine/core'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import type { Availability, Stay } from '../../../brief.ts'
import { arrivalWindows, usualCheckIn } from '../../../stays.ts'
import type { Edit } from './edit.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const mostNights = 30

type Props = {
  brief: Edit['brief']
  availability: Availability
  stay: Stay
  onChange: (part: Partial<Availability>) => void
}

/** A visit by the night: how many, on which days creators check in, from when, and by when they leave. */
export function StayFields({ brief, availability, stay, onChange }: Props) {
  const { windows } = availability
  const from = usualCheckIn(availability)
  const arrivals = [...new Set(windows.map(({ weekday }) => weekday))]
  const setStay = (part: Partial<Stay>) => onChange({ stay: { ...stay, ...part } })
  const setNights = (part: 'minNights' | 'maxNights') => (value: number | string) =>
    Number(value) >= 1 && setStay({ [part]: Number(value) })
  return (
    <>
      <b>Nights and check-in, {timezoneName(brief.timezone)}</b>
      <div className="two-fields">
        <NumberInput
          label="Minimum nights"
          min={1}
          max={mostNights}
          allowDecimal={false}
          value={stay.minNights}
          onChange={setNights('minNights')}
        />
        <NumberInput
          label="Maximum nights"
          min={1}
          max={mostNights}
          allowDecimal={false}
          value={stay.maxNights}
          error={stay.maxNights < stay.minNights && 'The maximum can’t be lower than the minimum.'}
          onChange={setNights('maxNights')}
        />
        <TextInput
          type="time"
          label="Check-in from"
          value={from}
          onChange={(event) =>
            event.currentTarget.value && onChange({ windows: arrivalWindows(arrivals, event.currentTarget.value) })
          }
        />
        <TextInput
          type="time"
          label="Check-out by"
          value={stay.checkOutBy}
          onChange={(event) => event.currentTarget.value && setStay({ checkOutBy: event.currentTarget.value })}
        />
      </div>
      <fieldset className="choices">
        <legend>Check-in days</legend>
        <Chip.Group
          multiple
          value={arrivals.map(String)}
          onChange={(days) => onChange({ windows: arrivalWindows(days.map(Number), from) })}
        >
          {weekdays.map((day, at) => (
            <Chip key={day} value={String(at + 1)} size="md">
              {day}
            </Chip>
          ))}
        </Chip.Group>
      </fieldset>
      <Switch
        label="The value is for one night"
        description="Creators see it multiplied by the nights they book. When off, the value is for the whole stay."
        checked={stay.perNight}
        onChange={(event) => setStay({ perNight: event.currentTarget.checked })}
      />
    </>
  )
}
