import { Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { daysBetween, rangesOf } from '../../../../kit/contract/days.ts'
import { counted, dayOf, shortDayRange } from '../../../../kit/web/format.ts'
import { MonthGrid } from '../../../../kit/web/month-grid.tsx'
import styles from './closed-calendar.module.css'

type Props = {
  /** The first and last day that can be closed. */
  first: string
  last: string
  /** Closed days, with a word where there is more to say of one. */
  closed: ReadonlyMap<string, string>
  readOnly?: boolean
  busy?: boolean | undefined
  /** A mark for a day that is partly closed. */
  isPartly?: ((day: string) => boolean) | undefined
  onChange: (range: { from: string; until: string }, closed: boolean) => void
  children?: ReactNode
}

type Range = { from: string; until: string }

/** Days without visits, in a month: a first and a last day are chosen, and closed or reopened together. */
export function ClosedCalendar({ first, last, closed, readOnly, busy, isPartly, onChange, children }: Props) {
  const [range, setRange] = useState<Range | null>(null)
  const [isWhole, setWhole] = useState(true)
  const press = (day: string) => {
    if (readOnly || day < first || day > last) return
    const isSecond = range !== null && !isWhole && day >= range.from
    setRange(isSecond ? { from: range.from, until: day } : { from: day, until: day })
    setWhole(isSecond)
  }
  const act = (to: Range, isClosed: boolean) => {
    onChange(to, isClosed)
    setRange(null)
    setWhole(true)
  }
  const ranges = rangesOf([...closed.keys()].filter((day) => day >= first && !isPartly?.(day)))
  return (
    <div className={styles.calendar}>
      <MonthGrid
        first={first}
        last={last}
        start={first}
        onPress={press}
        dayOf={(day) => {
          const isOut = day < first || day > last
          const isClosed = closed.has(day)
          const isPicked = range !== null && day >= range.from && day <= range.until
          return {
            words: `${isOut ? 'not available' : (closed.get(day) ?? 'open')}${isPicked ? ', selected' : ''}`,
            isOpen: !isOut && !readOnly,
            isChosen: isPicked,
            look: isClosed && !isOut ? 'crossed' : undefined,
            part: isPicked ? (day === range.from || day === range.until ? 'edge' : 'between') : undefined,
            mark: isClosed && !isOut && (isPartly?.(day) ? 'Partly' : 'Closed'),
          }
        }}
      />
      {children}
      {!readOnly && (
        <Chosen range={range} isWhole={isWhole} closed={closed} isPartly={isPartly} busy={busy} onAct={act} />
      )}
      {ranges.length > 0 && (
        <ul className={`plain-list ${styles.ranges}`} aria-label="Closed days">
          {ranges.map((one) => (
            <li key={one.from}>
              <span>
                {rangeWords(one)}
                {one.from !== one.until && (
                  <span className="dim">, {counted(daysBetween(one.from, one.until).length, 'day')}</span>
                )}
              </span>
              {!readOnly && (
                <Button
                  size="compact-md"
                  variant="subtle"
                  disabled={busy}
                  aria-label={`Reopen ${rangeWords(one)}`}
                  onClick={() => act(one, false)}
                >
                  Reopen
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ChosenProps = Pick<Props, 'closed' | 'isPartly' | 'busy'> & {
  range: Range | null
  isWhole: boolean
  onAct: (range: Range, closed: boolean) => void
}

/** What is selected, and what can be done with it. */
function Chosen({ range, isWhole, closed, isPartly, busy, onAct }: ChosenProps) {
  if (!range)
    return (
      <p role="status" className={`dim ${styles.chosen}`}>
        Select a day, or the first and last of several.
      </p>
    )
  const days = daysBetween(range.from, range.until)
  const open = days.filter((day) => !closed.has(day) || isPartly?.(day)).length
  const what = days.length === 1 ? 'this day' : counted(days.length, 'day')
  return (
    <div className={styles.chosen}>
      <p role="status">
        <b>{rangeWords(range)}</b>
        {!isWhole && <span className="dim"> Select the last day to close several.</span>}
      </p>
      <Group gap="xs">
        {open > 0 && (
          <Button size="sm" variant="default" loading={busy} onClick={() => onAct(range, true)}>
            Close {what}
          </Button>
        )}
        {days.some((day) => closed.has(day)) && (
          <Button size="sm" variant="default" loading={busy} onClick={() => onAct(range, false)}>
            Reopen {what}
          </Button>
        )}
      </Group>
    </div>
  )
}

function rangeWords({ from, until }: Range): string {
  return from === until ? dayOf(from, 'UTC') : shortDayRange(from, until)
}
