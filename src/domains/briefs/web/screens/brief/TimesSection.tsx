import { Button, Group, NumberInput, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { dateTime } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { slotsBetween } from '../../../availability.ts'
import type { Availability } from '../../../brief.ts'
import type { Edit } from './edit.ts'
import { WeeklyTimes } from './WeeklyTimes.tsx'

const dayMs = 86_400_000

/** When visits are possible, on the clock of the venue, with the next times as a check. */
export function TimesSection({ brief, content, set, now }: Edit) {
  const { availability, liveFrom, liveUntil } = content
  const change = (part: Partial<Availability>) => set('availability', { ...availability, ...part })
  const slots = slotsBetween(
    { availability, timezone: brief.timezone, liveFrom, liveUntil },
    now,
    new Date(now.getTime() + 28 * dayMs),
    now,
  ).slice(0, 6)
  return (
    <Card>
      <Title order={2}>Availability</Title>
      <Stack>
        <div className="two-fields">
          <TextInput
            type="date"
            label="Live from"
            value={liveFrom}
            onChange={(event) => event.currentTarget.value && set('liveFrom', event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label="Live until"
            value={liveUntil}
            onChange={(event) => event.currentTarget.value && set('liveUntil', event.currentTarget.value)}
          />
        </div>
        <WeeklyTimes
          timezone={brief.timezone}
          windows={availability.windows}
          onChange={(windows) => change({ windows })}
        />
        <div className="two-fields">
          <NumberInput
            label="Visit length (minutes)"
            min={15}
            max={480}
            step={15}
            allowDecimal={false}
            value={availability.slotMinutes}
            onChange={(value) => Number(value) >= 15 && change({ slotMinutes: Number(value) })}
          />
          <NumberInput
            label="Visits per slot"
            min={1}
            max={50}
            allowDecimal={false}
            value={availability.capacity}
            onChange={(value) => Number(value) >= 1 && change({ capacity: Number(value) })}
          />
          <NumberInput
            label="Notice needed (hours)"
            min={0}
            max={720}
            allowDecimal={false}
            value={availability.leadHours}
            onChange={(value) => change({ leadHours: Number(value) })}
          />
        </div>
        <Blackout days={availability.blackout} onChange={(blackout) => change({ blackout })} />
        <div>
          <b>Next available times</b>
          <div className="dim numbers">
            {slots.length > 0
              ? slots.map((slot) => dateTime(slot, brief.timezone)).join(' · ')
              : 'No times in the next four weeks.'}
          </div>
        </div>
      </Stack>
    </Card>
  )
}

/** Days without visits. */
function Blackout({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const [day, setDay] = useState('')
  const add = () => {
    onChange([...new Set([...days, day])].toSorted())
    setDay('')
  }
  return (
    <div>
      <Group align="flex-end" gap="sm">
        <TextInput type="date" label="Closed on" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        <Button variant="default" disabled={!day} onClick={add}>
          Add
        </Button>
      </Group>
      <Group gap="xs" mt="xs">
        {days.map((one) => (
          <Button
            key={one}
            size="compact-md"
            variant="light"
            color="gray"
            aria-label={`Reopen ${one}`}
            onClick={() => onChange(days.filter((other) => other !== one))}
          >
            {one} ×
          </Button>
        ))}
      </Group>
    </div>
  )
}
