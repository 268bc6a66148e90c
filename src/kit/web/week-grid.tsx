import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useRef, useState } from 'react'
import { counted } from './format.ts'
import { type Cell, type Drawing, isIn, type Rectangle, rectangleOf, useDrawing } from './week-grid-draw.ts'
import { DayMenu, weekdayNames } from './week-grid-day.tsx'
import styles from './week-grid.module.css'
import { clockWords, copyDay, coverOf, spansOf, type WeekHours, without, withSpan } from './week-hours.ts'

type Props = {
  /** What is drawn: "Opening hours". */
  label: string
  /** What a filled cell is, and an empty one: "open", "closed". */
  words: { filled: string; empty: string }
  hours: readonly WeekHours[]
  /** As many as a week may have. */
  most: number
  /** Hours to draw within; the others are striped. None: nobody knows. */
  within?: readonly WeekHours[] | undefined
  readOnly?: boolean | undefined
  onChange: (hours: WeekHours[]) => void
}

/**
 * A week as a grid of half hours, of hours on a phone, drawn with the mouse, by touch or by keyboard. Times between the lines show
 * as half a cell and stay as they are until they are drawn over.
 */
export function WeekGrid({ label, words, hours, most, within = [], readOnly = false, onChange }: Props) {
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false })
  const step = isPhone ? 60 : 30
  const rows = 1_440 / step
  const grid = useRef<HTMLTableElement>(null)
  const [said, setSaid] = useState('')
  const change = (next: WeekHours[], done: string) => {
    if (next.length > most) {
      setSaid(`A week can have up to ${counted(most, 'time')}. Remove one, or join two that are close together.`)
      return
    }
    onChange(next)
    setSaid(done)
  }
  const isEmptyAt = (cell: Cell) => coverOf(hours, spanAt(cell, step)) !== 'all'
  const draw: Drawing = ({ rows: times, columns }, start, act) => {
    const isFilling = act === 'draw' && isEmptyAt(start)
    const minutes = { from: times.from * step, until: (times.until + 1) * step }
    const spans = spansOf({ from: columns.from + 1, until: columns.until + 1 }, minutes)
    const next = spans.reduce<WeekHours[]>((before, span) => (isFilling ? withSpan : without)(before, span), [...hours])
    const days = [...new Set([columns.from, columns.until])].map((day) => weekdayNames[day]).join(' to ')
    const time = `${clockWords(minutes.from)}–${clockWords(minutes.until)}`
    change(next, `${days}, ${time}: ${isFilling ? words.filled : words.empty}.`)
  }
  const copy = (day: number) => (days: number[], where: string) =>
    change(copyDay(hours, day + 1, days), `${weekdayNames[day]} copied to ${where}.`)
  const clear = (day: number) => {
    const [whole] = spansOf({ from: day + 1, until: day + 1 }, { from: 0, until: 1_440 })
    if (whole) change(without(hours, whole), `${weekdayNames[day]}: ${words.empty}.`)
  }
  const [begin] = useState<Cell>(() => ({ row: firstRow(hours, step), column: 0 }))
  const { focused, drawn, handlers } = useDrawing(
    grid,
    { row: rows, column: 7 },
    begin,
    readOnly ? () => undefined : draw,
  )
  const frame = useScrolledTo(begin.row, isPhone)
  return (
    <div>
      <div ref={frame} className={styles.frame} data-read-only={readOnly || undefined}>
        <table
          ref={grid}
          // One moves from cell to cell by arrow keys, which a plain table does not say.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={label}
          aria-multiselectable={!readOnly}
          aria-readonly={readOnly}
          className={styles.grid}
          {...(!readOnly && handlers)}
          {...(readOnly && { onKeyDown: handlers.onKeyDown })}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                Time
              </th>
              {weekdayNames.map((name, day) => (
                <th key={name} scope="col">
                  {readOnly ? name.slice(0, 3) : <DayMenu day={day} onCopy={copy(day)} onClear={() => clear(day)} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <TimeRow
                key={row}
                row={row}
                step={step}
                words={words}
                hours={hours}
                within={within}
                // A window that grew narrow has fewer rows.
                focused={{ ...focused, row: Math.min(focused.row, rows - 1) }}
                drawn={drawn && { rectangle: rectangleOf(drawn), isFilling: isEmptyAt(drawn.start) }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!readOnly && (
        <p role="status" className={styles.said}>
          {said || (isPhone ? 'Tap an hour to fill or clear it. Tap a day to copy it.' : helpWords)}
        </p>
      )}
    </div>
  )
}

type RowProps = Pick<Props, 'words' | 'hours'> & {
  row: number
  step: number
  within: readonly WeekHours[]
  focused: Cell
  drawn: { rectangle: Rectangle; isFilling: boolean } | null
}

/** One time on all days. */
function TimeRow({ row, step, words, hours, within, focused, drawn }: RowProps) {
  const [from, until] = [row * step, (row + 1) * step].map(clockWords)
  return (
    <tr>
      <th scope="row" className={styles.time} data-hour={(row * step) % 60 === 0 || undefined}>
        {from}
      </th>
      {weekdayNames.map((name, column) => {
        const cell = { row, column }
        const cover = coverOf(hours, spanAt(cell, step))
        const is = { all: words.filled, some: `partly ${words.filled}`, none: words.empty }[cover]
        const isOutside = within.length > 0 && coverOf(within, spanAt(cell, step)) !== 'all'
        return (
          <td
            key={name}
            data-row={row}
            data-column={column}
            data-cover={cover}
            data-outside={isOutside || undefined}
            data-drawn={drawn && isIn(drawn.rectangle, cell) ? (drawn.isFilling ? 'fill' : 'clear') : undefined}
            tabIndex={focused.row === row && focused.column === column ? 0 : -1}
            aria-selected={cover === 'all'}
            aria-label={`${name} ${from} to ${until}, ${is}${isOutside ? ', outside opening hours' : ''}`}
          />
        )
      })}
    </tr>
  )
}

/** The minutes of the week that a cell stands for. */
function spanAt({ row, column }: Cell, step: number) {
  const from = column * 1_440 + row * step
  return { from, until: from + step }
}

const helpWords = 'Drag over the times, or use the arrow keys with Shift, then Space. Select a day to copy it.'

/** The row of the first time of a day; nine where there is none. */
function firstRow(hours: readonly WeekHours[], step: number): number {
  const first = hours.map(({ from }) => from).toSorted()[0] ?? '09:00'
  return Math.floor((Number(first.slice(0, 2)) * 60 + Number(first.slice(3))) / step)
}

/** A frame that opens where the day begins, with an hour before it. */
function useScrolledTo(row: number, isPhone: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>(`[data-row="${Math.max(0, row - 2)}"]`)
    if (frame.current && first)
      frame.current.scrollTop = first.offsetTop - (first.closest('table')?.tHead?.offsetHeight ?? 0)
    // Only where it begins: what is drawn does not move it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPhone])
  return frame
}
