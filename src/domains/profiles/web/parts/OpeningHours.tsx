import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { BrandFields } from '../../brand-profile.ts'
import styles from './opening-hours.module.css'

type Hours = BrandFields['openingHours']
/** As they fit on a phone, times beside them. */
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** When a place is open, on its own clock; a day may have several times. */
export function OpeningHours({
  hours,
  readOnly,
  onChange,
}: {
  hours: Hours
  readOnly: boolean
  onChange: (hours: Hours) => void
}) {
  const change = (at: number, part: Partial<Hours[number]>) =>
    onChange(hours.map((row, position) => (position === at ? { ...row, ...part } : row)))
  const [first] = hours
  return (
    <fieldset className="plain">
      <legend>Opening hours</legend>
      <Stack gap="xs">
        {hours.map((row, at) => (
          // Rows have no identity but their place.
          <Group key={at} gap={6} wrap="nowrap" className={styles.row}>
            <Select
              aria-label="Day"
              className={styles.day}
              allowDeselect={false}
              readOnly={readOnly}
              data={shortDays.map((label, day) => ({ value: String(day + 1), label }))}
              value={String(row.weekday)}
              onChange={(day) => change(at, { weekday: Number(day) })}
            />
            <TextInput
              type="time"
              className={styles.time}
              aria-label="From"
              readOnly={readOnly}
              value={row.from}
              onChange={(event) => event.currentTarget.value && change(at, { from: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              className={styles.time}
              aria-label="To"
              readOnly={readOnly}
              value={row.to}
              onChange={(event) => event.currentTarget.value && change(at, { to: event.currentTarget.value })}
            />
            {!readOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Remove ${weekdays[row.weekday - 1] ?? 'the day'}`}
                onClick={() => onChange(hours.filter((_row, position) => position !== at))}
              >
                <IconTrash size={18} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {!readOnly && (
          <Group gap="xs">
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} />}
              onClick={() => {
                const last = hours.at(-1) ?? { weekday: 0, from: '09:00', to: '22:00' }
                onChange([...hours, { ...last, weekday: (last.weekday % 7) + 1 }])
              }}
            >
              Add a day
            </Button>
            {first && (
              <Button
                variant="subtle"
                size="sm"
                onClick={() => onChange(weekdays.map((_label, day) => ({ ...first, weekday: day + 1 })))}
              >
                Same every day
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </fieldset>
  )
}
