import { Stack, Switch } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { clockOf, dayKey, dayOf, money } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { countedNights, nightCount, nightsOf, nightsWords, type StayDates, stayWords } from '../../../briefs/stays.ts'
import { type Chosen, hasFullNight, type Offered } from '../../stay-choice.ts'
import { StayMonth } from './StayMonth.tsx'

type Night = { day: string; left: number; clash: string | null; asked: string | null }
type Stay = {
  minNights: number
  maxNights: number
  checkOutBy: string
  nightMinor: number | null
  valueMinor: number
  currency: string
  nights: Night[]
}
export type StayData = { timezone: string; note: string | null; stay: Stay; slots: { startsAt: string }[] }
/** A stay that can be booked, or waited for where one of its nights is full. */
export type StayChoice = StayDates & {
  startsAt: string
  nights: number
  isFull: boolean
  clash: string | null
  asked: string | null
}
type Props = {
  data: StayData
  /** The stay to be moved, which the calendar begins with. */
  booked?: StayDates | undefined
  canWait: boolean
  /** What the calendar marks has changed: whether anything is marked, and the whole stay, if it is one. */
  onMark?: (isMarked: boolean, choice: StayChoice | null) => void
  children: (choice: StayChoice) => ReactNode
}

const nothing: Chosen = { checkInOn: null, checkOutOn: null }

/** Check-in, then check-out, on a calendar of the venue's nights; below, what to do with the chosen stay. */
export function StayPicker({ data, booked, canWait, onMark, children }: Props) {
  const { stay, timezone } = data
  const [chosen, setChosen] = useState<Chosen>(booked ?? nothing)
  const [withFull, setWithFull] = useState(false)
  const starts = useMemo(
    () => new Map(data.slots.map(({ startsAt }) => [dayKey(startsAt, timezone), startsAt])),
    [data, timezone],
  )
  const offered: Offered = useMemo(
    () => ({
      minNights: stay.minNights,
      maxNights: stay.maxNights,
      rooms: new Map(stay.nights.map(({ day, left }) => [day, left])),
      arrivals: new Set(starts.keys()),
    }),
    [stay, starts],
  )
  const choice = choiceOf(data, offered, starts, chosen)
  const mark = (next: Chosen) => {
    setChosen(next)
    onMark?.(next.checkInOn !== null, choiceOf(data, offered, starts, next))
  }
  if (data.slots.length === 0)
    return <Note tone="warn">{data.note ?? 'No nights are available. Check back soon or message the venue.'}</Note>
  return (
    <Stack gap="md">
      <div className="dim">
        Stays are for {nightsWords(stay)}. Dates are in the venue’s time zone, {timezoneName(timezone)}.
      </div>
      <StayMonth offered={offered} chosen={chosen} withFull={withFull} onChange={mark} />
      {canWait && stay.nights.some(({ left }) => left === 0) && (
        <Switch
          label="Show fully booked nights too, so you can join the waitlist"
          checked={withFull}
          onChange={(event) => {
            setWithFull(event.currentTarget.checked)
            mark(nothing)
          }}
        />
      )}
      <div aria-live="polite">{sayChosen(data, starts, chosen)}</div>
      {choice?.clash && <Note tone="warn">{choice.clash}</Note>}
      {choice?.asked && <Note tone="warn">{choice.asked}</Note>}
      {choice && children(choice)}
    </Stack>
  )
}

function choiceOf(
  { stay }: StayData,
  offered: Offered,
  starts: ReadonlyMap<string, string>,
  { checkInOn, checkOutOn }: Chosen,
): StayChoice | null {
  const startsAt = checkInOn && starts.get(checkInOn)
  if (!startsAt || !checkOutOn) return null
  const dates = { checkInOn, checkOutOn }
  const nights = new Set(nightsOf(dates))
  const own = stay.nights.filter(({ day }) => nights.has(day))
  const clash = own.find((night) => night.clash)?.clash ?? null
  const asked = own.find((night) => night.asked)?.asked ?? null
  return { ...dates, startsAt, nights: nights.size, isFull: hasFullNight(offered, dates), clash, asked }
}

/** What is chosen so far, what it is worth, and what comes next. */
function sayChosen(
  { stay, timezone }: StayData,
  starts: ReadonlyMap<string, string>,
  { checkInOn, checkOutOn }: Chosen,
) {
  const startsAt = checkInOn && starts.get(checkInOn)
  if (!startsAt) return 'Choose your check-in date.'
  const from = clockOf(startsAt, timezone)
  if (!checkOutOn) return `Check-in ${dayOf(startsAt, timezone)}, from ${from}. Now choose your check-out date.`
  const dates = { checkInOn, checkOutOn }
  return (
    <>
      <b>{stayWords(dates, new Date())}</b>: check-in from {from}, check-out by {stay.checkOutBy}.
      <br />
      Worth {worthWords(stay, nightCount(dates))}
    </>
  )
}

function worthWords({ nightMinor, valueMinor, currency }: Stay, nights: number): string {
  if (nightMinor === null) return money(valueMinor, currency)
  return `${money(nightMinor * nights, currency)}: ${countedNights(nights)} at ${money(nightMinor, currency)}`
}
