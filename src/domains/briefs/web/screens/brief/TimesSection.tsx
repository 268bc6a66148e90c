import { NumberInput, Stack, Switch, TextInput, Title } from '@mantine/core'
import { useRead } from '../../../../../kit/web/calls.ts'
import { dateTime, dayOf } from '../../../../../kit/web/format.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { profileCalls } from '../../../../profiles/contract.ts'
import { slotsBetween } from '../../../availability.ts'
import { type Availability, quietHours } from '../../../brief.ts'
import { outsideHoursWords } from '../../../outside-hours.ts'
import { arrivalWindows } from '../../../stays.ts'
import { BlackoutDays } from './BlackoutDays.tsx'
import type { Edit } from './edit.ts'
import { StayFields } from './StayFields.tsx'
import { WeeklyTimes } from '../../parts/WeeklyTimes.tsx'

const dayMs = 86_400_000

/** When visits are possible, on the clock of the venue, with the next times as a check. */
export function TimesSection(edit: Edit) {
  const { brief, content, set, readOnly } = edit
  const { availability, liveFrom, liveUntil } = content
  const { stay } = availability
  const change = (part: Partial<Availability>) => set('availability', { ...availability, ...part })
  const venue = useRead(profileCalls.getBrandProfile, { uid: brief.brandUid })
  const outside = stay ? null : outsideHoursWords(availability.windows, venue.data?.openingHours ?? [])
  return (
    <Card>
      <Title order={2}>Availability</Title>
      <Stack>
        <div className="two-fields">
          <TextInput
            type="date"
            label="First day"
            value={liveFrom}
            onChange={(event) => event.currentTarget.value && set('liveFrom', event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label="Last day"
            value={liveUntil}
            onChange={(event) => event.currentTarget.value && set('liveUntil', event.currentTarget.value)}
          />
        </div>
        <Switch
          label="The visit is an overnight stay"
          description={
            brief.liveSince
              ? 'You can’t change this once a brief has been live. Duplicate the brief instead.'
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
            openingHours={venue.data?.openingHours}
            readOnly={readOnly}
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
        <BlackoutDays {...edit} />
        <NextTimes {...edit} />
      </Stack>
    </Card>
  )
}

/** The first times or check-in days that these settings give. */
function NextTimes({ brief: { timezone }, content: { availability, liveFrom, liveUntil }, now }: Edit) {
  const isStay = availability.stay !== undefined
  const until = new Date(now.getTime() + 28 * dayMs)
  const slots = slotsBetween({ availability, timezone, liveFrom, liveUntil }, now, until, now).slice(0, 6)
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
