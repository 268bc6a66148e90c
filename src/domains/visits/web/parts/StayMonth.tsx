import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayAfter } from '../../../briefs/stays.ts'
import { type Chosen, choose, type DayState, monthAfter, type Offered, stateOf, weeksOf } from '../../stay-choice.ts'
import styles from './stay-month.module.css'

type Props = { offered: Offered; chosen: Chosen; withFull: boolean; onChange: (chosen: Chosen) => void }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const stateWords: Record<DayState, string> = {
  'check-in': 'check in',
  'check-out': 'check out',
  'too-short': 'too short',
  'too-long': 'too long',
  full: 'full',
  closed: 'not available',
}
/** Days that an arrow key moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One month of nights, by touch or arrow keys (Page Up and Page Down change the month). */
export function StayMonth({ offered, chosen, withFull, onChange }: Props) {
  const [first = '', last = ''] = edgesOf(offered)
  const [focused, setFocused] = useState(chosen.checkInOn ?? firstFree(offered) ?? first)
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
    onChange(choose(offered, chosen, day, withFull))
  }
  const title = monthName.format(new Date(`${month}-01`))
  return (
    <div className={styles.calendar}>
      <Group justify="space-between" wrap="nowrap">
        <Turn label="Previous month" isOff={month <= first.slice(0, 7)} onClick={() => show(monthAfter(month, -1))}>
          <IconChevronLeft size={20} />
        </Turn>
        <b aria-live="polite">{title}</b>
        <Turn label="Next month" isOff={month >= last.slice(0, 7)} onClick={() => show(monthAfter(month, 1))}>
          <IconChevronRight size={20} />
        </Turn>
      </Group>
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
                      state={stateOf(offered, chosen, day, withFull)}
                      chosen={chosen}
                      isFull={offered.rooms.get(day) === 0}
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

type TurnProps = { label: string; isOff: boolean; onClick: () => void; children: React.ReactNode }

function Turn({ label, isOff, onClick, children }: TurnProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}

type DayProps = {
  day: string
  state: DayState
  chosen: Chosen
  isFull: boolean
  isFocusable: boolean
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A day that cannot be chosen is still reached by the keyboard, and says why. */
function Day({ day, state, chosen, isFull, isFocusable, onPress, onKeyDown }: DayProps) {
  const { checkInOn, checkOutOn } = chosen
  const part =
    day === checkInOn ? 'check-in' : day === checkOutOn ? 'check-out' : isChosen(chosen, day) ? 'night' : undefined
  const isOpen = state === 'check-in' || state === 'check-out'
  const words = part === 'check-in' ? 'your check-in' : part === 'check-out' ? 'your check-out' : stateWords[state]
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-part={part}
      data-state={state}
      tabIndex={isFocusable ? 0 : -1}
      aria-disabled={!isOpen && !part}
      aria-pressed={part !== undefined}
      aria-label={`${dayName.format(new Date(day))}, ${words}`}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span>{Number(day.slice(8))}</span>
      {isFull && !part && <small aria-hidden="true">Full</small>}
    </button>
  )
}

function isChosen({ checkInOn, checkOutOn }: Chosen, day: string): boolean {
  return checkInOn !== null && day >= checkInOn && day <= (checkOutOn ?? checkInOn)
}

/** The first and last night on offer. */
function edgesOf({ rooms }: Offered): string[] {
  const days = [...rooms.keys()].toSorted()
  return [days[0] ?? '', days.at(-1) ?? '']
}

function firstFree(offered: Offered): string | undefined {
  const nobody = { checkInOn: null, checkOutOn: null }
  return [...offered.arrivals].toSorted().find((day) => stateOf(offered, nobody, day, false) === 'check-in')
}
