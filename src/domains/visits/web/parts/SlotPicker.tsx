import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { BookingFields, GuestsInput } from './BookingFields.tsx'
import { TimeChoice } from './TimeChoice.tsx'

/** Day, time, book: the times that can really be booked, on the clock of the venue. */
export function SlotPicker({ collab, onDone }: { collab: CollabData; onDone?: () => void }) {
  const slots = useRead(visitCalls.listOpenSlots, { uid: collab.uid })
  return (
    <Loaded of={slots} shape="lines">
      {(data) => (
        <TimeChoice data={data}>
          {(slot) => <Booking key={slot.startsAt} collab={collab} data={data} slot={slot} onDone={onDone} />}
        </TimeChoice>
      )}
    </Loaded>
  )
}

type Slots = NonNullable<ReturnType<typeof useRead<typeof visitCalls.listOpenSlots>>['data']>
type BookingProps = { collab: CollabData; data: Slots; slot: Slots['slots'][number]; onDone?: (() => void) | undefined }

/** The button that books; for a full slot, the line. */
function Booking({ collab, data, slot, onDone }: BookingProps) {
  const { uid, version, can, visit } = collab
  const booked = { onDone: () => (showSuccess('Booked. See you there.'), onDone?.()) }
  const schedule = useWrite(visitCalls.scheduleVisit, booked)
  const reschedule = useWrite(visitCalls.rescheduleVisit, booked)
  const { startsAt, clash } = slot
  const book = can.schedule ? schedule : reschedule
  if (slot.left === 0 && !can.schedule) return <Note tone="mute">That time is fully booked.</Note>
  if (slot.left === 0) return <Waiting collab={collab} startsAt={startsAt} maxGuests={data.maxGuests} />
  return (
    <BookingFields
      maxGuests={data.maxGuests}
      guests={visit?.guests}
      needs={visit?.needs}
      book={clash ? 'Book anyway' : `Book ${dateTime(startsAt, data.timezone)}`}
      busy={book.busy}
      onBook={(booking) => void book({ uid, version, startsAt, guestNames: visit?.guestNames ?? [], ...booking })}
    />
  )
}

function Waiting({ collab, startsAt, maxGuests }: { collab: CollabData; startsAt: string; maxGuests: number }) {
  const { uid, version, visit } = collab
  const [guests, setGuests] = useState(Math.min(visit?.guests ?? maxGuests, maxGuests))
  const wait = useWrite(visitCalls.joinWaitlist, {
    onDone: () => showSuccess('You’re on the waitlist. We’ll let you know when a spot opens up.'),
  })
  return (
    <>
      <GuestsInput max={maxGuests} value={guests} onChange={setGuests} />
      <Button variant="default" loading={wait.busy} onClick={() => void wait({ uid, version, startsAt, guests })}>
        Join the waitlist
      </Button>
    </>
  )
}
