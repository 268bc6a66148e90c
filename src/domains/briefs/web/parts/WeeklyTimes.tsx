import { ActionIcon, Button, Group, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { WeekGrid } from '../../../../kit/web/week-grid.tsx'
import { areQuietHours, mostWindows, quietHours, type Window } from '../../brief.ts'
import styles from './weekly-times.module.css'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = {
  timezone: string
  windows: Window[]
  /** When the venue is open, as far as it says so; times outside stand out. */
  openingHours?: readonly Window[] | undefined
  readOnly?: boolean
  onChange: (windows: Window[]) => void
}

/** The hours of a week in which visits are possible: drawn, or typed to the minute. */
export function WeeklyTimes({ timezone, windows, openingHours, readOnly, onChange }: Props) {
  const [isTyping, setTyping] = useState(false)
  return (
    <>
      <Group justify="space-between">
        <b>Weekly times, {timezoneName(timezone)}</b>
        <Button
          size="compact-md"
          variant="default"
          disabled={areQuietHours(windows)}
          onClick={() => onChange(quietHours)}
        >
          Use quiet hours
        </Button>
      </Group>
      <WeekGrid
        label="Weekly times"
        words={{ filled: 'visits', empty: 'no visits' }}
        hours={windows}
        within={openingHours}
        most={mostWindows}
        readOnly={readOnly}
        onChange={onChange}
      />
      <Button
        className="at-start"
        size="sm"
        variant="subtle"
        aria-expanded={isTyping}
        onClick={() => setTyping(!isTyping)}
      >
        {isTyping ? 'Hide exact times' : 'Type exact times'}
      </Button>
      {isTyping && <ExactTimes windows={windows} onChange={onChange} />}
    </>
  )
}

/** The same times one by one. */
function ExactTimes({ windows, onChange }: Pick<Props, 'windows' | 'onChange'>) {
  return (
    <>
      {windows.map((window, at) => (
        // Rows have no identity but their place.
        <WindowRow
          key={at}
          window={window}
          onChange={(part) => onChange(windows.with(at, { ...window, ...part }))}
          onRemove={() => onChange(windows.toSpliced(at, 1))}
        />
      ))}
      {windows.length < mostWindows && (
        <Button
          className="at-start"
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange([...windows, nextWindow(windows)])}
        >
          Add time
        </Button>
      )}
    </>
  )
}

type RowProps = { window: Window; onChange: (part: Partial<Window>) => void; onRemove: () => void }

function WindowRow({ window, onChange, onRemove }: RowProps) {
  return (
    <div className={styles.windowRow}>
      <Select
        aria-label="Day"
        allowDeselect={false}
        data={weekdays.map((label, day) => ({ value: String(day + 1), label }))}
        value={String(window.weekday)}
        onChange={(day) => onChange({ weekday: Number(day) })}
      />
      <TextInput
        type="time"
        aria-label="From"
        value={window.from}
        onChange={(event) => event.currentTarget.value && onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        aria-label="To"
        value={window.to}
        error={window.from === window.to && 'The end can’t be the same as the start.'}
        onChange={(event) => event.currentTarget.value && onChange({ to: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={`Remove ${weekdays[window.weekday - 1]} ${window.from}`}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  )
}

/** The same hours a day later; before there are any, a Monday evening. */
function nextWindow(windows: readonly Window[]): Window {
  const last = windows.at(-1)
  return { weekday: ((last?.weekday ?? 0) % 7) + 1, from: last?.from ?? '18:00', to: last?.to ?? '21:00' }
}
