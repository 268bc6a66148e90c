import { first, must } from '../../../../kit/contract/must.ts'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { PlainButton, PlainSelect } from '../../../../kit/web/plain.tsx'
import { type MeetingTimes, meetingCalls } from '../../contract.ts'
import type { MeetingLength, OwnClock } from '../../meeting.ts'
import { zoneChoices } from './zones.ts'
import styles from './schedule-call.module.css'

export type Slot = { startsAt: string; minutes: MeetingLength; timezone: string }

type Props = {
  with?: string | undefined
  own: OwnClock
  /** What came with the page, of the first days in one's own zone. */
  times?: MeetingTimes | undefined
  zone: string
  onZone: (zone: string) => void
  onPick: (slot: Slot) => void
  /** What can be done where nothing is free. */
  otherwise: ReactNode
}

/** Days with free times and the times of one of them, on the visitor's clock. */
export function TimePicker({ with: asked, own, times: first, zone, onZone, onPick, otherwise }: Props) {
  const [starts, setStarts] = useState<string[]>([])
  const [minutes, setMinutes] = useState<MeetingLength>()
  const from = starts.at(-1)
  const isFirst = from === undefined && minutes === undefined && zone === first?.timezone
  const times = useRead(
    meetingCalls.listMeetingTimes,
    { from, timezone: zone, with: asked, minutes },
    { keep: true, initial: isFirst ? first : undefined },
  )
  // Another zone may have been chosen before the page could answer.
  const zones = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => onZone(must(zones.current, 'current').value), [onZone])
  // Times kept from before a booking are not shown while the new ones come: one of them is taken.
  const isOld = times.isFetching && !times.isFetchedAfterMount && !times.isPlaceholderData
  const data = isOld ? undefined : times.data
  const lengths = times.data?.lengths ?? []
  return (
    <div className={styles.picker}>
      <div className={styles.settings}>
        <PlainSelect
          name="zone"
          label="Time zone"
          ref={zones}
          choices={zoneChoices(zone, own)}
          defaultValue={zone}
          onChange={(event) => onZone(event.currentTarget.value)}
        />
        {lengths.length > 1 && (
          <div className={styles.lengths} role="group" aria-label="Length">
            {lengths.map((length) => (
              <button
                key={length}
                type="button"
                className={styles.choice}
                aria-pressed={length === times.data?.minutes}
                onClick={() => setMinutes(length)}
              >
                {length} min
              </button>
            ))}
          </div>
        )}
      </div>
      {!data && !times.error && <TimesToCome />}
      {!data && times.error && (
        <div className="note" data-tone="bad" role="alert">
          <b>We couldn’t load this</b>
          <p>{times.error.message}</p>
          <PlainButton look="quiet" onClick={() => void times.refetch()}>
            Try again
          </PlainButton>
        </div>
      )}
      {data && (
        <>
          {data.days.length > 0 ? (
            <Days key={`${data.from} ${data.minutes} ${data.timezone}`} data={data} onPick={onPick} />
          ) : (
            <div className={styles.none}>
              <b>No times available in these two weeks</b>
              {data.next && <p>Look further ahead, or request another time and we’ll find one together.</p>}
              {otherwise}
            </div>
          )}
          <div className="plain-row">
            {starts.length > 0 ? (
              <PlainButton look="bare" onClick={() => setStarts(starts.slice(0, -1))}>
                ‹ Earlier
              </PlainButton>
            ) : (
              <span />
            )}
            {data.next !== null && (
              <PlainButton look="bare" onClick={() => data.next && setStarts([...starts, data.next])}>
                Later ›
              </PlainButton>
            )}
          </div>
          {data.days.length > 0 && <div className="dim">None of these work for you? {otherwise}</div>}
        </>
      )}
    </div>
  )
}

/** Room for what comes, in its shape: nothing under it moves. */
export function TimesToCome() {
  return (
    <output className={styles.coming} aria-busy="true" aria-label="Loading">
      <span />
      <span />
    </output>
  )
}

function Days({ data, onPick }: { data: MeetingTimes; onPick: (slot: Slot) => void }) {
  const [chosen, setChosen] = useState(first(data.days).day)
  const day = data.days.find((one) => one.day === chosen) ?? first(data.days)
  const { minutes, timezone } = data
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return (
    <>
      <div className={styles.days} role="group" aria-label="Available days">
        {data.days.map((one) => (
          <button
            key={one.day}
            type="button"
            className={`${styles.choice} ${styles.day}`}
            aria-pressed={one.day === day.day}
            onClick={() => setChosen(one.day)}
          >
            <small>{dayWords.weekday.format(new Date(one.day))}</small> <b>{dayWords.date.format(new Date(one.day))}</b>{' '}
            <small>{dayWords.month.format(new Date(one.day))}</small>
          </button>
        ))}
      </div>
      <ul className={styles.times} aria-label={`Available times on ${dayWords.whole.format(new Date(day.day))}`}>
        {day.times.map((startsAt) => (
          <li key={startsAt}>
            <PlainButton look="quiet" onClick={() => onPick({ startsAt, minutes, timezone })}>
              {clock.format(new Date(startsAt))}
            </PlainButton>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Words for calendar days, on nobody's clock. A formatter is dear to make, and used for each of many days. */
const dayWords = {
  weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
  whole: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
}
