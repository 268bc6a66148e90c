import { Button, Stack } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { clockOf, counted, dayKey } from '../../../../kit/web/format.ts'
import { MonthGrid } from '../../../../kit/web/month-grid.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import styles from './slot-month.module.css'

/** A time to choose, with what else its creator has about then. */
export type MonthSlot = {
  startsAt: string
  left: number
  capacity: number
  clash: string | null
  asked: string | null
  walk?: string | null
}
type Props<S> = {
  data: { timezone: string; slotMinutes: number; slots: readonly S[] }
  /** In their order, each by its start. */
  chosen: readonly string[]
  /** Times that the venue suggests: the month opens at the first. */
  suggested?: readonly string[] | undefined
  /** The day that visits are looked for from: the month opens there, if a time is free then. */
  from?: string | undefined
  /** The first that was chosen is the most wanted. */
  isOrdered?: boolean
  isOff?: (slot: S, isChosen: boolean) => boolean
  /** What is chosen with the times, right below them. */
  beside?: ReactNode
  onPress: (slot: S) => void
}

/** A time with a spot left and nothing of its creator’s in the way. */
export const isFree = ({ left, clash }: Pick<MonthSlot, 'left' | 'clash'>) => left > 0 && clash === null

/** A month, and below it the times of a day on the clock of the venue, with what stands against them. */
export function SlotMonth<S extends MonthSlot>(props: Props<S>) {
  const { data, chosen, suggested = [], from, isOrdered, isOff, beside, onPress } = props
  const { slots, timezone, slotMinutes } = data
  const days = useMemo(() => Map.groupBy(slots, ({ startsAt }) => dayKey(startsAt, timezone)), [slots, timezone])
  const [picked, setPicked] = useState<string | null>(null)
  const keys = [...days.keys()]
  const isSuggested = ({ startsAt }: S) => suggested.includes(startsAt)
  const firstWith = (fits: (slot: S) => boolean) => keys.find((day) => days.get(day)?.some(fits))
  const first =
    firstWith((slot) => from !== undefined && isFree(slot) && dayKey(slot.startsAt, timezone) >= from) ??
    firstWith(isSuggested) ??
    firstWith(isFree) ??
    firstWith(({ left }) => left > 0) ??
    keys[0] ??
    ''
  const shown = picked ?? first
  const times = days.get(shown) ?? []
  return (
    <Stack gap="sm">
      <MonthGrid
        first={keys[0] ?? ''}
        last={keys.at(-1) ?? ''}
        start={first}
        onPress={(day) => days.has(day) && setPicked(day)}
        dayOf={(day) => {
          const own = days.get(day) ?? []
          const open = own.filter(isFree).length
          const state = open > 0 ? 'open' : own.length > 0 ? 'full' : 'closed'
          return {
            words: own.some(isSuggested) ? `${sayDay(own, open)}, suggested by the venue` : sayDay(own, open),
            state,
            isOpen: own.length > 0,
            isChosen: day === shown,
            look: state === 'open' ? 'offered' : state === 'full' ? 'full' : undefined,
            part: day === shown ? 'edge' : undefined,
            mark: own.some(({ startsAt }) => chosen.includes(startsAt)) ? '●' : own.some(isSuggested) && '○',
          }
        }}
      />
      <fieldset className="choices">
        <legend>Times</legend>
        {times.map((slot) => {
          const at = chosen.indexOf(slot.startsAt)
          const says = isSuggested(slot) ? 'suggested' : sayTime(slot)
          return (
            <TimeButton
              key={slot.startsAt}
              isChosen={at !== -1}
              order={isOrdered && at !== -1 ? at + 1 : undefined}
              isOff={isOff?.(slot, at !== -1)}
              onPress={() => onPress(slot)}
            >
              {clockOf(slot.startsAt, timezone)}
              {says && ` · ${says}`}
            </TimeButton>
          )
        })}
      </fieldset>
      {beside}
      <Notes slots={times} chosen={chosen} timezone={timezone} />
      <small className="dim">
        Times are in {timezoneName(timezone)}. Visits last {slotMinutes} minutes.
      </small>
    </Stack>
  )
}

type NotesProps = { slots: readonly MonthSlot[]; chosen: readonly string[]; timezone: string }

/** What stands against the times of a day, the same words once, and the walks to those that are chosen. */
function Notes({ slots, chosen, timezone }: NotesProps) {
  const open = slots.filter(({ left, startsAt }) => left > 0 || chosen.includes(startsAt))
  const against = Map.groupBy(open, ({ clash, asked }) => clash ?? asked)
  const walks = slots.filter(({ startsAt, walk }) => walk && chosen.includes(startsAt))
  return (
    <>
      {[...against].map(
        ([words, at]) =>
          words && (
            <Note key={words} tone="warn">
              {at.map(({ startsAt }) => clockOf(startsAt, timezone)).join(', ')}: {words}
            </Note>
          ),
      )}
      {walks.map(({ startsAt, walk }) => (
        <Note key={startsAt} tone="mute">
          {clockOf(startsAt, timezone)}: {walk}
        </Note>
      ))}
    </>
  )
}

function sayDay(slots: readonly MonthSlot[], open: number): string {
  if (open > 0) return counted(open, 'time')
  if (slots.length === 0) return 'no times'
  return slots.some(({ clash }) => clash) ? 'clashes with your plans' : 'full'
}

function sayTime({ left, capacity, clash, asked }: MonthSlot): string | null {
  if (left === 0) return 'full'
  if (clash) return 'clashes'
  if (asked) return 'may clash'
  return capacity > 1 ? `${left} left` : null
}

type TimeProps = {
  isChosen: boolean
  /** Its place among the chosen ones. */
  order: number | undefined
  isOff: boolean | undefined
  onPress: () => void
  children: ReactNode
}

/** One time to choose. */
export function TimeButton({ isChosen, order, isOff, onPress, children }: TimeProps) {
  return (
    <Button
      size="sm"
      radius="xl"
      className={styles.time}
      variant={isChosen ? 'filled' : 'default'}
      aria-pressed={isChosen}
      disabled={isOff}
      leftSection={order && <span className={styles.order}>{order}</span>}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
