import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { dayAfter, monthAfter, weeksOf } from '../contract/days.ts'
import styles from './month-grid.module.css'

/** What a day of a month is. One that cannot be chosen is still reached by the keyboard, and says why. */
export type MonthDay = {
  /** Said after the date: `check in`, `3 times`. */
  words: string
  isOpen: boolean
  isChosen: boolean
  /** How it looks: worth pressing, full, or crossed out. */
  look?: 'offered' | 'full' | 'crossed' | undefined
  /** Of what is chosen: its first and last day, and those between. */
  part?: 'edge' | 'between' | undefined
  /** What it is to whoever looks for it in the page. */
  state?: string
  /** A word under the number, which `words` say in full. */
  mark?: string | number | false
}

type Props = {
  /** The first and last day that matter. */
  first: string
  last: string
  /** The day that the month opens at. */
  start: string
  dayOf: (day: string) => MonthDay
  onPress: (day: string) => void
  /** Who shows it names the month and turns it. */
  isBare?: boolean
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
/** Days that an arrow key moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One month of days, by touch or arrow keys (Page Up and Page Down change the month). */
export function MonthGrid({ first, last, start, dayOf, onPress, isBare = false }: Props) {
  const [focused, setFocused] = useState(start)
  const [month, setMonth] = useState(focused.slice(0, 7))
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const show = (to: string) => {
    setMonth(to)
    if (!focused.startsWith(to)) setFocused(`${to}-01`)
  }
  const moveTo = (day: string) => {
    if (day.slice(0, 7) < first.slice(0, 7) || day.slice(0, 7) > last.slice(0, 7)) return
    isMoving.current = true
    setFocused(day)
    setMonth(day.slice(0, 7))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const days = steps[event.key]
    const months = { PageUp: -1, PageDown: 1 }[event.key]
    if (days === undefined && months === undefined) return
    event.preventDefault()
    moveTo(months === undefined ? dayAfter(focused, days) : `${monthAfter(focused.slice(0, 7), months)}-01`)
  }
  const press = (day: string) => {
    setFocused(day)
    onPress(day)
  }
  const title = monthName.format(new Date(`${month}-01`))
  return (
    <div className={styles.calendar}>
      {!isBare && (
        <Group justify="space-between" wrap="nowrap">
          <Turn label="Previous month" isOff={month <= first.slice(0, 7)} onClick={() => show(monthAfter(month, -1))}>
            <IconChevronLeft size={20} />
          </Turn>
          <b aria-live="polite">{title}</b>
          <Turn label="Next month" isOff={month >= last.slice(0, 7)} onClick={() => show(monthAfter(month, 1))}>
            <IconChevronRight size={20} />
          </Turn>
        </Group>
      )}
      <table ref={grid} aria-label={title} className={styles.month}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="dim">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={week.find(Boolean) ?? at}>
              {week.map((day, weekday) => (
                <td key={weekdays[weekday]}>
                  {day && (
                    <Day
                      day={day}
                      what={dayOf(day)}
                      isFocusable={day === focused}
                      onPress={() => press(day)}
                      onKeyDown={onKeyDown}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TurnProps = { label: string; isOff: boolean; onClick: () => void; children: ReactNode }

function Turn({ label, isOff, onClick, children }: TurnProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}

type DayProps = {
  day: string
  what: MonthDay
  isFocusable: boolean
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Day({ day, what, isFocusable, onPress, onKeyDown }: DayProps) {
  const { words, isOpen, isChosen, state, look, part, mark } = what
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-part={part}
      data-look={look}
      data-state={state}
      tabIndex={isFocusable ? 0 : -1}
      aria-disabled={!isOpen && !isChosen}
      aria-pressed={isChosen}
      aria-label={`${dayName.format(new Date(day))}, ${words}`}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span>{Number(day.slice(8))}</span>
      {mark && <small data-mark={mark} />}
    </button>
  )
}
