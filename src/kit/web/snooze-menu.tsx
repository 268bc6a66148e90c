import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { dateTime } from './format.ts'
import { snoozeTimes } from './snooze-times.ts'

type Props = {
  /** The moment from which the times count, in milliseconds. */
  now: number
  onChoose: (until: Date) => void
  /** The button that opens it. */
  children: ReactNode
}

/** Until when something may be put off, by the clock of whoever puts it off. */
export function SnoozeMenu({ now, onChoose, children }: Props) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Menu>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {snoozeTimes(new Date(now)).map(([words, time]) => (
          <Menu.Item key={words} onClick={() => onChoose(time)}>
            {words} <span className="dim">{dateTime(time.toISOString(), zone)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
