import { Button, Chip, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { clockOf, dateTime, dayKey, dayOf, timezoneName } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/pieces.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../contract.ts'
import type { CollabData } from './StageBadge.tsx'

/** Day, time, book: the times that can really be booked, on the clock of the venue. */
export function SlotPicker({ collab, onDone }: { collab: CollabData; onDone?: () => void }) {
  const slots = useRead(collabCalls.listOpenSlots, { uid: collab.uid })
  return <Loaded of={slots}>{(data) => <Picker collab={collab} data={data} onDone={onDone} />}</Loaded>
}

type Slots = NonNullable<ReturnType<typeof useRead<typeof collabCalls.listOpenSlots>>['data']>

function Picker({ collab, data, onDone }: { collab: CollabData; data: Slots; onDone?: (() => void) | undefined }) {
  const days = useMemo(() => Object.groupBy(data.slots, (slot) => dayKey(slot.startsAt, data.timezone)), [data])
  const keys = Object.keys(days)
  const [day, setDay] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [party, setParty] = useState(Math.min(collab.visit?.party ?? data.maxParty, data.maxParty))
  const [needs, setNeeds] = useState(collab.visit?.needs ?? '')
  const onBooked = { onDone: () => (showSuccess('Booked. See you there.'), onDone?.()) }
  const schedule = useWrite(collabCalls.scheduleVisit, onBooked)
  const reschedule = useWrite(collabCalls.rescheduleVisit, onBooked)
  const wait = useWrite(collabCalls.joinWaitlist, {
    onDone: () => showSuccess('You are in line. We will tell you when a place is free.'),
  })
  const shownDay = day ?? keys.find((key) => days[key]!.some((slot) => slot.left > 0)) ?? keys[0]
  const slot = data.slots.find((one) => one.startsAt === chosen)
  if (keys.length === 0)
    return (
      <Note tone="warn">
        {data.note ?? 'No times are open in the next four weeks. The venue has been asked to open more.'}
      </Note>
    )
  const { uid, version } = collab
  const booking = { uid, version, party, needs }
  return (
    <Stack gap="md">
      <div className="dim">
        Times are {timezoneName(data.timezone)}; a visit takes {data.slotMinutes} minutes.
      </div>
      <Group gap={8} role="group" aria-label="Day">
        {keys.map((key) => (
          <Button
            key={key}
            size="sm"
            variant={key === shownDay ? 'filled' : 'default'}
            onClick={() => setDay(key)}
            aria-pressed={key === shownDay}
          >
            {dayOf(days[key]![0]!.startsAt, data.timezone)}
          </Button>
        ))}
      </Group>
      {shownDay && (
        <Chip.Group value={chosen} onChange={(value) => setChosen(value as string)}>
          <Group gap={8} role="group" aria-label="Time">
            {days[shownDay]!.map((one) => (
              <Chip key={one.startsAt} value={one.startsAt} size="md">
                {clockOf(one.startsAt, data.timezone)}
                {one.left === 0 && ' · full'}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {slot && (
        <>
          {data.maxParty > 0 && (
            <NumberInput
              label="Guests you bring"
              min={0}
              max={data.maxParty}
              value={party}
              onChange={(value) => setParty(Number(value) || 0)}
              w={160}
            />
          )}
          {slot.left > 0 && (
            <Textarea
              label="Dietary needs and allergies (optional)"
              description="Seen by this venue alone, from 48 hours before your visit to 24 hours after; then deleted."
              maxLength={400}
              value={needs}
              onChange={(event) => setNeeds(event.currentTarget.value)}
            />
          )}
          {slot.left > 0 ? (
            <Button
              loading={schedule.busy || reschedule.busy}
              onClick={() =>
                void (collab.can.schedule ? schedule : reschedule)({ ...booking, startsAt: slot.startsAt })
              }
            >
              Book {dateTime(slot.startsAt, data.timezone)}
            </Button>
          ) : (
            collab.can.schedule && (
              <Button
                variant="default"
                loading={wait.busy}
                onClick={() => void wait({ uid, version, startsAt: slot.startsAt, party })}
              >
                Wait for a place
              </Button>
            )
          )}
        </>
      )}
    </Stack>
  )
}
