import { must } from '../../../../kit/contract/must.ts'
import { Button, Checkbox, Chip, NumberInput, Stack, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { clockOf, dateTime, dayKey, dayOf, timezoneName } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { needsConsentText } from '../../windows.ts'

/** Day, time, book: the times that can really be booked, on the clock of the venue. */
export function SlotPicker({ collab, onDone }: { collab: CollabData; onDone?: () => void }) {
  const slots = useRead(visitCalls.listOpenSlots, { uid: collab.uid })
  return (
    <Loaded of={slots} shape="lines">
      {(data) => <Picker collab={collab} data={data} onDone={onDone} />}
    </Loaded>
  )
}

type Slots = NonNullable<ReturnType<typeof useRead<typeof visitCalls.listOpenSlots>>['data']>

function Picker({ collab, data, onDone }: { collab: CollabData; data: Slots; onDone?: (() => void) | undefined }) {
  const days = useMemo(() => Object.groupBy(data.slots, (slot) => dayKey(slot.startsAt, data.timezone)), [data])
  const keys = Object.keys(days)
  const [day, setDay] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const shownDay = day ?? keys.find((key) => days[key]?.some((slot) => slot.left > 0)) ?? keys[0]
  const slot = data.slots.find((one) => one.startsAt === chosen)
  if (!shownDay)
    return (
      <Note tone="warn">
        {data.note ?? 'No times available in the next four weeks. Check back soon or message the venue.'}
      </Note>
    )
  return (
    <Stack gap="md">
      <div className="dim">
        Times are in {timezoneName(data.timezone)}. Visits last {data.slotMinutes} minutes.
      </div>
      <fieldset className="choices in-a-row">
        <legend>Day</legend>
        {keys.map((key) => (
          <Button
            key={key}
            size="sm"
            variant={key === shownDay ? 'filled' : 'default'}
            onClick={() => setDay(key)}
            aria-pressed={key === shownDay}
          >
            {dayOf(must(days[key]?.[0], 'slot of the day').startsAt, data.timezone)}
          </Button>
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>Time</legend>
        <Chip.Group value={chosen} onChange={(value) => setChosen(value as string)}>
          {(days[shownDay] ?? []).map((one) => (
            <Chip key={one.startsAt} value={one.startsAt} size="md">
              {clockOf(one.startsAt, data.timezone)}
              {one.left === 0 && ' · full'}
              {one.left > 0 && one.capacity > 1 && ` · ${one.left} left`}
              {one.clash && ' · clashes'}
            </Chip>
          ))}
        </Chip.Group>
      </fieldset>
      {slot?.clash && <Note tone="warn">{slot.clash}</Note>}
      {slot && <Booking key={slot.startsAt} collab={collab} data={data} slot={slot} onDone={onDone} />}
    </Stack>
  )
}

type BookingProps = { collab: CollabData; data: Slots; slot: Slots['slots'][number]; onDone?: (() => void) | undefined }

/** The guests, the needs of this visit, and the button that books; for a full slot, the line. */
function Booking({ collab, data, slot, onDone }: BookingProps) {
  const { uid, version, can } = collab
  const [guests, setGuests] = useState(Math.min(collab.visit?.guests ?? data.maxGuests, data.maxGuests))
  const [needs, setNeeds] = useState(collab.visit?.needs ?? '')
  const [agrees, setAgrees] = useState(collab.visit?.needs != null)
  const booked = { onDone: () => (showSuccess('Booked. See you there.'), onDone?.()) }
  const schedule = useWrite(visitCalls.scheduleVisit, booked)
  const reschedule = useWrite(visitCalls.rescheduleVisit, booked)
  const wait = useWrite(visitCalls.joinWaitlist, {
    onDone: () => showSuccess('You’re on the waitlist. We’ll let you know when a spot opens up.'),
  })
  const { startsAt } = slot
  const isFull = slot.left === 0
  const hasNeeds = needs.trim() !== ''
  const book = can.schedule ? schedule : reschedule
  const guestsInput = data.maxGuests > 0 && (
    <NumberInput
      label="Guests"
      min={0}
      max={data.maxGuests}
      value={guests}
      onChange={(value) => setGuests(Number(value) || 0)}
      w={160}
    />
  )
  if (isFull && !can.schedule) return <Note tone="mute">That time is fully booked.</Note>
  if (isFull) {
    return (
      <>
        {guestsInput}
        <Button variant="default" loading={wait.busy} onClick={() => void wait({ uid, version, startsAt, guests })}>
          Join the waitlist
        </Button>
      </>
    )
  }
  return (
    <>
      {guestsInput}
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
      <Button
        loading={book.busy}
        disabled={hasNeeds && !agrees}
        onClick={() => void book({ uid, version, startsAt, guests, needs, guestNames: collab.visit?.guestNames ?? [] })}
      >
        Book {dateTime(startsAt, data.timezone)}
      </Button>
    </>
  )
}
