import { Button, Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { clockOf } from '../../../../../kit/web/format.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { type CallTimes, meetingCalls } from '../../../contract.ts'
import type { CallLength } from '../../../meeting.ts'
import { zoneChoices } from './zones.ts'

export type Slot = { startsAt: string; minutes: CallLength; timezone: string }

type Props = {
  with?: string | undefined
  zone: string
  onZone: (zone: string) => void
  onPick: (slot: Slot) => void
  /** What can be done where nothing is free. */
  otherwise: ReactNode
}

/** Days with free times and the times of one of them, on the visitor's clock. */
export function TimePicker({ with: asked, zone, onZone, onPick, otherwise }: Props) {
  const [starts, setStarts] = useState<string[]>([])
  const [minutes, setMinutes] = useState<CallLength>()
  const from = starts.at(-1)
  const times = useRead(meetingCalls.listCallTimes, { from, timezone: zone, with: asked, minutes }, { keep: true })
  // Times kept from before a booking are not shown while the new ones come: one of them is taken.
  const isOld = times.isFetching && !times.isFetchedAfterMount && !times.isPlaceholderData
  const lengths = times.data?.lengths ?? []
  return (
    <Stack gap="md">
      <div className="call-settings">
        <NativeSelect
          label="Times are shown in"
          data={zoneChoices(zone)}
          value={zone}
          onChange={(event) => onZone(event.currentTarget.value)}
        />
        {lengths.length > 1 && (
          <SegmentedControl
            aria-label="How long"
            data={lengths.map((length) => ({ value: String(length), label: `${length} min` }))}
            value={String(times.data?.minutes)}
            onChange={(value) => setMinutes(lengths.find((length) => String(length) === value))}
          />
        )}
      </div>
      <Loaded of={isOld ? { ...times, data: undefined } : times}>
        {(data) => (
          <>
            {data.days.length > 0 ? (
              <Days key={`${data.from} ${data.minutes} ${data.timezone}`} data={data} onPick={onPick} />
            ) : (
              <EmptyState
                title="No free times in these two weeks"
                text={data.next ? 'Look further ahead, or ask for another time: we find one with you.' : undefined}
                action={otherwise}
              />
            )}
            <Group justify="space-between">
              {starts.length > 0 ? (
                <Button
                  variant="subtle"
                  leftSection={<IconChevronLeft size={18} />}
                  onClick={() => setStarts(starts.slice(0, -1))}
                >
                  Earlier
                </Button>
              ) : (
                <span />
              )}
              {data.next !== null && (
                <Button
                  variant="subtle"
                  rightSection={<IconChevronRight size={18} />}
                  onClick={() => data.next && setStarts([...starts, data.next])}
                >
                  Later
                </Button>
              )}
            </Group>
            {data.days.length > 0 && <div className="dim">None of these suits you? {otherwise}</div>}
          </>
        )}
      </Loaded>
    </Stack>
  )
}

function Days({ data, onPick }: { data: CallTimes; onPick: (slot: Slot) => void }) {
  const [chosen, setChosen] = useState(data.days[0]!.day)
  const day = data.days.find((one) => one.day === chosen) ?? data.days[0]!
  const { minutes, timezone } = data
  return (
    <>
      <div className="call-days" role="group" aria-label="Days with free times">
        {data.days.map((one) => (
          <button
            key={one.day}
            type="button"
            className="call-day mantine-focus-auto"
            aria-pressed={one.day === day.day}
            onClick={() => setChosen(one.day)}
          >
            <small>{dayWords(one.day, { weekday: 'short' })}</small> <b>{dayWords(one.day, { day: 'numeric' })}</b>{' '}
            <small>{dayWords(one.day, { month: 'short' })}</small>
          </button>
        ))}
      </div>
      <ul
        className="call-times"
        aria-label={`Free times on ${dayWords(day.day, { weekday: 'long', day: 'numeric', month: 'long' })}`}
      >
        {day.times.map((startsAt) => (
          <li key={startsAt}>
            <Button variant="default" onClick={() => onPick({ startsAt, minutes, timezone })}>
              {clockOf(startsAt, timezone)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A calendar day in words, on nobody's clock. */
function dayWords(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' })
}
