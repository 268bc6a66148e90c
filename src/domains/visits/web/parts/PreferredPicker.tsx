import { Button, Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { clockOf, counted, dateTime, dayKey } from '../../../../kit/web/format.ts'
import { MonthGrid } from '../../../../kit/web/month-grid.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { datesOf, stayWords } from '../../../briefs/stays.ts'
import { mostPreferred, type PreferredTimes } from '../../../collabs/preferred-times.ts'
import type { visitCalls } from '../../contract.ts'
import { type StayChoice, type StayData, StayPicker } from './StayPicker.tsx'
import styles from './preferred-picker.module.css'

export type BriefSlots = OutputOf<typeof visitCalls.listBriefSlots>
export type PreferredTime = PreferredTimes['times'][number]
type Slot = BriefSlots['slots'][number]
type Props = {
  data: BriefSlots
  chosen: readonly PreferredTime[]
  onChange: (chosen: PreferredTime[]) => void
  /** Nights are being marked that are no stay yet, or clash: a request would go without them. */
  onUnfinished?: (isUnfinished: boolean) => void
}

/** A time that a request can name: a spot is left, and its creator is nowhere else. */
export const isOpenSlot = ({ left, clash }: Slot) => left > 0 && clash === null

/** A preferred time in words: `Tue 24 Nov, 13:30`, or of a stay `2 nights, 12–14 Jun`. */
export function preferredWords({ startsAt, nights }: PreferredTime, timezone: string): string {
  return nights ? stayWords(datesOf(dayKey(startsAt, timezone), nights), new Date()) : dateTime(startsAt, timezone)
}

/** The chosen times after one was pressed: taken out, or added as the last while there is room. */
export function toggled(chosen: readonly PreferredTime[], time: PreferredTime): PreferredTime[] {
  const others = chosen.filter(({ startsAt }) => startsAt !== time.startsAt)
  if (others.length < chosen.length) return others
  return chosen.length < mostPreferred ? [...chosen, time] : [...chosen]
}

/** Up to three times for a request, the first pressed the most wanted: a month, and the times of a day below. Of a stay, dates. */
export function PreferredPicker({ data, ...choosing }: Props) {
  const { stay } = data
  if (data.slots.length === 0)
    return (
      <Note tone="mute">
        {data.note ?? 'No times to choose from yet. Send your request now and pick a time later.'}
      </Note>
    )
  return stay ? <Stays data={{ ...data, stay }} {...choosing} /> : <TimesOfMonth data={data} {...choosing} />
}

type StaysProps = Props & { data: BriefSlots & Pick<StayData, 'stay'> }

/** Nights marked in the calendar are in the request at once, and change with it; another stay begins a new calendar. */
function Stays({ data, chosen, onChange, onUnfinished }: StaysProps) {
  const [marked, setMarked] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const beginAnother = () => {
    setMarked(null)
    setRound(round + 1)
    onUnfinished?.(false)
  }
  const mark = (isMarked: boolean, choice: StayChoice | null) => {
    const stay = choice?.clash === null ? { startsAt: choice.startsAt, nights: choice.nights } : null
    const others = chosen.filter(({ startsAt }) => startsAt !== marked && startsAt !== stay?.startsAt)
    setMarked(stay?.startsAt ?? null)
    onChange(stay ? [...others, stay].slice(0, mostPreferred) : others)
    onUnfinished?.(isMarked && !stay)
  }
  const takeOut = (stay: PreferredTime) => {
    onChange(toggled(chosen, stay))
    if (stay.startsAt === marked) beginAnother()
  }
  const isInRequest = chosen.some(({ startsAt }) => startsAt === marked)
  return (
    <>
      {chosen.length < mostPreferred || isInRequest ? (
        <StayPicker key={round} data={data} canWait={false} onMark={mark}>
          {() =>
            isInRequest &&
            chosen.length < mostPreferred && (
              <Button variant="light" onClick={beginAnother}>
                Add another stay
              </Button>
            )
          }
        </StayPicker>
      ) : null}
      {chosen.length > 0 && (
        <Group gap="xs" role="group" aria-label="Chosen stays">
          {chosen.map((stay, at) => (
            <Button key={stay.startsAt} size="sm" radius="xl" aria-pressed onClick={() => takeOut(stay)}>
              {at + 1}. {preferredWords(stay, data.timezone)}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}

function TimesOfMonth({ data, chosen, onChange }: Props) {
  const { slots, timezone, slotMinutes } = data
  const days = useMemo(() => Map.groupBy(slots, ({ startsAt }) => dayKey(startsAt, timezone)), [slots, timezone])
  const keys = [...days.keys()]
  const firstOpen = keys.find((day) => days.get(day)?.some(isOpenSlot)) ?? keys[0] ?? ''
  const [picked, setPicked] = useState<string | null>(null)
  const shown = picked ?? firstOpen
  const order = new Map(chosen.map(({ startsAt }, at) => [startsAt, at + 1]))
  const times = days.get(shown) ?? []
  const clashes = Map.groupBy(
    times.filter(({ left, clash }) => left > 0 && clash !== null),
    ({ clash }) => clash,
  )
  const walks = times.filter(({ startsAt, walk }) => walk !== null && order.has(startsAt))
  return (
    <Stack gap="sm">
      <MonthGrid
        first={keys[0] ?? ''}
        last={keys.at(-1) ?? ''}
        start={firstOpen}
        onPress={(day) => days.has(day) && setPicked(day)}
        dayOf={(day) => {
          const own = days.get(day) ?? []
          const open = own.filter(isOpenSlot).length
          const state = open > 0 ? 'open' : own.length > 0 ? 'full' : 'closed'
          return {
            words: sayDay(own, open),
            state,
            isOpen: own.length > 0,
            isChosen: day === shown,
            look: state === 'open' ? 'offered' : state === 'full' ? 'full' : undefined,
            part: day === shown ? 'edge' : undefined,
            mark: own.some(({ startsAt }) => order.has(startsAt)) && '●',
          }
        }}
      />
      <fieldset className="choices">
        <legend>Times</legend>
        {times.map((slot) => (
          <TimeButton
            key={slot.startsAt}
            words={clockOf(slot.startsAt, timezone)}
            slot={slot}
            at={order.get(slot.startsAt)}
            isFull={chosen.length >= mostPreferred}
            onPress={() => onChange(toggled(chosen, { startsAt: slot.startsAt }))}
          />
        ))}
      </fieldset>
      {[...clashes].map(([clash, slots]) => (
        <Note key={clash} tone="warn">
          {slots.map(({ startsAt }) => clockOf(startsAt, timezone)).join(', ')}: {clash}
        </Note>
      ))}
      {walks.map(({ startsAt, walk }) => (
        <Note key={startsAt} tone="mute">
          {clockOf(startsAt, timezone)}: {walk}
        </Note>
      ))}
      <small className="dim">
        Times are in {timezoneName(timezone)}. Visits last {slotMinutes} minutes.
      </small>
    </Stack>
  )
}

function sayDay(slots: readonly Slot[], open: number): string {
  if (open > 0) return counted(open, 'time')
  if (slots.length === 0) return 'no times'
  return slots.some(({ clash }) => clash) ? 'clashes with your plans' : 'full'
}

type TimeProps = {
  words: string
  slot: Slot
  /** Its place among the chosen ones. */
  at: number | undefined
  /** No more can be chosen. */
  isFull: boolean
  onPress: () => void
}

/** One time to choose. What is full or clashes cannot be chosen, and says so. */
export function TimeButton({ words, slot, at, isFull, onPress }: TimeProps) {
  const why = slot.left === 0 ? 'full' : slot.clash ? 'clashes' : null
  return (
    <Button
      size="sm"
      radius="xl"
      className={styles.time}
      variant={at ? 'filled' : 'default'}
      aria-pressed={at !== undefined}
      disabled={at === undefined && (why !== null || isFull)}
      leftSection={at && <span className={styles.order}>{at}</span>}
      onClick={onPress}
    >
      {words}
      {why && ` · ${why}`}
    </Button>
  )
}
