import { must } from '../../../../kit/contract/must.ts'
import { Button, Chip, Stack } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { clockOf, dayKey, dayOf } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'

type Slot = { startsAt: string; left: number; capacity: number; clash: string | null; walk?: string | null }
type Times<S> = { timezone: string; slotMinutes: number; note: string | null; slots: S[] }

/** Day, then time, on the clock of the venue; below, what to do with the chosen one. */
export function TimeChoice<S extends Slot>({ data, children }: { data: Times<S>; children: (slot: S) => ReactNode }) {
  const days = useMemo(() => Object.groupBy(data.slots, (slot) => dayKey(slot.startsAt, data.timezone)), [data])
  const keys = Object.keys(days)
  const [day, setDay] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const firstWith = (fits: (slot: S) => boolean) => keys.find((key) => days[key]?.some(fits))
  const free = firstWith(({ left, clash }) => left > 0 && !clash) ?? firstWith(({ left }) => left > 0)
  const shownDay = day ?? free ?? keys[0]
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
      {slot?.walk && <Note tone="mute">{slot.walk}</Note>}
      {slot && children(slot)}
    </Stack>
  )
}
