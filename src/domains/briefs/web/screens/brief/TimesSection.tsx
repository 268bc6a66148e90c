import { Button, Group, NumberInput, Stack, Switch, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { dateTime, dayOf } from '../../../../../kit/web/format.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { profileCalls } from '../../../../profiles/contract.ts'
import { slotsBetween } from '../../../availability.ts'
import { type Availability, quietHours } from '../../../brief.ts'
import { outsideHoursWords } from '../../../outside-hours.ts'
import { arrivalWindows } from '../../../stays.ts'
import type { Edit } from './edit.ts'
import { StayFields } from './StayFields.tsx'
import { WeeklyTimes } from './WeeklyTimes.tsx'

const dayMs = 86_400_000

/** When visits are possible, on the clock of the venue, with the next times as a check. */
export function TimesSection({ brief, content, set, now }: Edit) {
  const { availability, liveFrom, liveUntil } = content
  const { stay } = availability
  const change = (part: Partial<Availability>) => set('availability', { ...availability, ...part })
  const venue = useRead(profileCalls.getBrandProfile, { uid: brief.brandUid })
  const outside = stay ? null : outsideHoursWords(availability.windows, venue.data?.openingHours ?? [])
  const slots = slotsBetween(
    { availability, timezone: brief.timezone, liveFrom, liveUntil },
    now,
    new Date(now.getTime() + 28 * dayMs),
    now,
  ).slice(0, 6)
  return (
    <Card>
      <Title order={2}>Availability</Title>
      <Stack>
        <div className="two-fields">
          <TextInput
            type="date"
            label="Live from"
            value={liveFrom}
            onChange={(event) => event.currentTarget.value && set('liveFrom', event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label="Live until"
            value={liveUntil}
            onChange={(event) => event.currentTarget.value && set('liveUntil', event.currentTarget.value)}
          />
        </div>
        <Switch
          label="The visit is an overnight stay"
          description={
            brief.liveSince
              ? 'A brief that has been live keeps its kind of visit. Duplicate it to offer the other.'
              : 'Creators book nights instead of times.'
          }
          disabled={brief.liveSince !== null}
          checked={stay !== undefined}
          onChange={(event) =>
            set('availability', event.currentTarget.checked ? withStay(availability) : withoutStay(availability))
          }
        />
        {stay ? (
          <StayFields brief={brief} availability={availability} stay={stay} onChange={change} />
        ) : (
          <WeeklyTimes
            timezone={brief.timezone}
            windows={availability.windows}
            onChange={(windows) => change({ windows })}
          />
        )}
        {outside && <Note tone="warn">{outside}</Note>}
        <div className="two-fields">
          {!stay && (
            <NumberInput
              label="Visit length (minutes)"
              min={15}
              max={480}
              step={15}
              allowDecimal={false}
              value={availability.slotMinutes}
              onChange={(value) => Number(value) >= 15 && change({ slotMinutes: Number(value) })}
            />
          )}
          <NumberInput
            label={stay ? 'Rooms per night' : 'Visits per slot'}
            min={1}
            max={50}
            allowDecimal={false}
            value={availability.capacity}
            onChange={(value) => Number(value) >= 1 && change({ capacity: Number(value) })}
          />
          <NumberInput
            label="Notice needed (hours)"
            min={0}
            max={720}
            allowDecimal={false}
            value={availability.leadHours}
            onChange={(value) => change({ leadHours: Number(value) })}
          />
        </div>
        <Blackout days={availability.blackout} onChange={(blackout) => change({ blackout })} />
        <NextTimes slots={slots} timezone={brief.timezone} isStay={stay !== undefined} />
      </Stack>
    </Card>
  )
}

/** The first times or check-in days that these settings give. */
function NextTimes({ slots, timezone, isStay }: { slots: Date[]; timezone: string; isStay: boolean }) {
  const say = isStay ? dayOf : dateTime
  return (
    <div>
      <b>{isStay ? 'Next check-in dates' : 'Next available times'}</b>
      <div className="dim numbers">
        {slots.length > 0
          ? slots.map((slot) => say(slot, timezone)).join(' · ')
          : `No ${isStay ? 'dates' : 'times'} in the next four weeks.`}
      </div>
    </div>
  )
}

/** What a stay starts from: any day, from 15:00, one to three nights at a price per night. */
function withStay(availability: Availability): Availability {
  const stay = { minNights: 1, maxNights: 3, checkOutBy: '11:00', perNight: true }
  return { ...availability, stay, windows: arrivalWindows([1, 2, 3, 4, 5, 6, 7], '15:00') }
}

function withoutStay(availability: Availability): Availability {
  const { slotMinutes, capacity, leadHours, blackout } = availability
  return { windows: quietHours, slotMinutes, capacity, leadHours, blackout }
}

/** Days without visits. */
function Blackout({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const [day, setDay] = useState('')
  const add = () => {
    onChange([...new Set([...days, day])].toSorted())
    setDay('')
  }
  return (
    <div>
      <Group align="flex-end" gap="sm">
        <TextInput type="date" label="Closed on" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        <Button variant="default" disabled={!day} onClick={add}>
          Add
        </Button>
      </Group>
      <Group gap="xs" mt="xs">
        {days.map((one) => (
          <Button
            key={one}
            size="compact-md"
            variant="light"
            color="gray"
            aria-label={`Reopen ${one}`}
            onClick={() => onChange(days.filter((other) => other !== one))}
          >
            {one} ×
          </Button>
        ))}
      </Group>
    </div>
  )
}
