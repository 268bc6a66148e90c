import { Button, Group, Menu, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { dayMs, dateTime } from './format.ts'
import { snoozeTimes } from './snooze-times.ts'

const mostDays = 30

type Props = {
  /** The moment from which the times count, in milliseconds. */
  now: number
  onChoose: (until: Date) => void
  /** The button that opens it. */
  children: ReactNode
}

/** Until when something may be put off, by the clock of whoever puts it off: Enter takes the nearest time, and one can be given. */
export function SnoozeMenu({ now, onChoose, children }: Props) {
  const [isOwn, setOwn] = useState(false)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <Menu withInitialFocusPlaceholder={false}>
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>
          {snoozeTimes(new Date(now)).map(([words, time]) => (
            <Menu.Item key={words} onClick={() => onChoose(time)}>
              {words} <span className="dim">{dateTime(time.toISOString(), zone)}</span>
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setOwn(true)}>Another time</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isOwn} onClose={() => setOwn(false)} title="Snooze until another time" size="sm">
        <OwnTime
          now={now}
          onClose={() => setOwn(false)}
          onChoose={(time) => {
            setOwn(false)
            onChoose(time)
          }}
        />
      </Dialog>
    </>
  )
}

function OwnTime({ now, onChoose, onClose }: Omit<Props, 'children'> & { onClose: () => void }) {
  const [value, setValue] = useState('')
  const [isRefused, setRefused] = useState(false)
  const time = new Date(value)
  const isPossible = time.getTime() > now && time.getTime() <= now + mostDays * dayMs
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isPossible) onChoose(time)
        else setRefused(true)
      }}
    >
      <Stack>
        <TextInput
          type="datetime-local"
          label="Snooze until"
          data-autofocus
          value={value}
          error={isRefused && !isPossible && `Choose a time within the next ${mostDays} days.`}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit">Snooze</Button>
        </Group>
      </Stack>
    </form>
  )
}
