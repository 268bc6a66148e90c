import { Button } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { findTyped } from '../../../../kit/web/use-typed.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { nightCount, stayWords } from '../../../briefs/stays.ts'
import { visitCalls } from '../../contract.ts'
import { daysAhead, stayDaysAhead } from '../../windows.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { sayBooked } from '../say-booked.tsx'
import { BookingFields, useGuests } from './BookingFields.tsx'
import { StayPicker } from './StayPicker.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { usualNeedsField } from './UsualNeeds.tsx'

/** Day, time, book: the times that can really be booked, on the clock of the venue; of a stay its dates. */
export function SlotPicker({ collab, onDone }: { collab: CollabData; onDone?: () => void }) {
  const isStay = (collab.terms ?? collab.brief).stay !== undefined
  const slots = useRead(visitCalls.listOpenSlots, { uid: collab.uid, days: isStay ? stayDaysAhead : daysAhead })
  return (
    <Loaded of={slots} shape="lines">
      {(data) => <Choice collab={collab} data={data} onDone={onDone} />}
    </Loaded>
  )
}

/** When, and with how many; the guests stay as they are when another time is chosen. */
function Choice({ collab, data, onDone }: Pick<BookingProps, 'collab' | 'onDone'> & { data: Slots }) {
  const { visit, can } = collab
  const { guests, input } = useGuests(data.maxGuests, visit?.guests)
  if (data.stay)
    return (
      <StayPicker data={{ ...data, stay: data.stay }} booked={visit?.stay} canWait={can.schedule}>
        {(stay) => (
          <>
            {input}
            <Booking
              key={`${stay.startsAt} ${stay.nights}`}
              {...{ collab, guests, onDone }}
              slot={stay}
              words={stayWords(stay, new Date())}
            />
          </>
        )}
      </StayPicker>
    )
  return (
    <TimeChoice data={data} suggested={visit?.proposed} beside={input}>
      {(slot) => (
        <Booking
          key={slot.startsAt}
          {...{ collab, guests, onDone }}
          slot={{ ...slot, isFull: slot.left === 0 }}
          words={dateTime(slot.startsAt, data.timezone)}
        />
      )}
    </TimeChoice>
  )
}

type Slots = NonNullable<ReturnType<typeof useRead<typeof visitCalls.listOpenSlots>>['data']>
/** What was chosen: a time, or a stay of so many nights. */
type Slot = { startsAt: string; nights?: number; isFull: boolean; clash: string | null }
type BookingProps = {
  collab: CollabData
  guests: number
  slot: Slot
  words: string
  onDone?: (() => void) | undefined
}

/** The button that books; for what is full, the line. */
function Booking({ collab, guests, slot, words, onDone }: BookingProps) {
  const { uid, version, can, visit } = collab
  const { startsAt, nights, clash } = slot
  const isMove = visit !== null && !can.schedule
  const isSame = isMove && isTimeOf(visit, slot)
  const booked = {
    onDone: (after: CollabData) => {
      if (isSame) showSuccess('Your changes are saved.')
      else sayBooked(after, isMove)
      onDone?.()
    },
  }
  const schedule = useWrite(visitCalls.scheduleVisit, booked)
  const reschedule = useWrite(visitCalls.rescheduleVisit, booked)
  const when = { startsAt, ...(nights && { nights }) }
  const book = can.schedule ? schedule : reschedule
  if (slot.isFull && !can.schedule) return <Note tone="mute">That time is fully booked. Choose another.</Note>
  if (slot.isFull) return <Waiting collab={collab} when={when} guests={guests} />
  return (
    <BookingFields
      needs={visit?.needs}
      usualNeeds={visit ? undefined : findTyped(usualNeedsField)}
      book={
        isSame
          ? 'Save changes'
          : clash
            ? `${isMove ? 'Move' : 'Book'} anyway`
            : `${isMove ? 'Move to' : 'Book'} ${words}`
      }
      busy={book.busy}
      onBook={(booking) =>
        void book({ uid, version, ...when, guests, guestNames: visit?.guestNames ?? [], ...booking })
      }
    />
  )
}

type Booked = Pick<NonNullable<CollabData['visit']>, 'startsAt' | 'stay'>

/** What was chosen is what is booked, or waited for. */
function isTimeOf({ startsAt, stay }: Booked, chosen: Pick<Slot, 'startsAt' | 'nights'>): boolean {
  return chosen.startsAt === startsAt && (!stay || chosen.nights === nightCount(stay))
}

type WaitingProps = { collab: CollabData; when: { startsAt: string; nights?: number }; guests: number }

function Waiting({ collab, when, guests }: WaitingProps) {
  const { uid, version, waiting } = collab
  const wait = useWrite(visitCalls.joinWaitlist, {
    onDone: () => showSuccess('You’re on the waitlist. We’ll let you know when a spot opens up.'),
  })
  if (waiting && isTimeOf(waiting, when))
    return <Note tone="mute">You’re on the waitlist for this. We’ll let you know when a spot opens up.</Note>
  return (
    <Button variant="default" loading={wait.busy} onClick={() => void wait({ uid, version, ...when, guests })}>
      Join the waitlist
    </Button>
  )
}
