import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Stack, TextInput, Title } from '@mantine/core'
import { IconPlus, IconSelector, IconX } from '@tabler/icons-react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { timezones } from '../../../../accounts/timezones.ts'
import { meetingCalls } from '../../../contract.ts'
import { hoursFields } from '../../../contract/team.ts'
import { meetingLengths } from '../../../meeting.ts'
import { AwayDays } from './AwayDays.tsx'
import styles from '../meetings.module.css'

type HoursData = OutputOf<typeof meetingCalls.getMyHours>
type Window = HoursData['windows'][number]

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const days = weekdays.map((label, at) => ({ value: String(at + 1), label }))

/** One's own hours, video link and days off. */
export function HoursForm({ hours }: { hours: HoursData }) {
  const form = useRecordForm(hoursFields, hours)
  const { values, setFieldValue, errors } = form
  const save = useWrite(meetingCalls.saveMyHours, {
    onDone: (saved) => {
      form.take(saved)
      showSuccess('Saved. Customers can now book these hours.')
    },
    onRefused: (error) => form.refused(error, ''),
  })
  return (
    <form onSubmit={form.onSubmit((fields) => void save({ ...fields, version: form.version }))}>
      <Stack>
        <Title order={2}>Your hours</Title>
        {hours.inTheWay > 0 && (
          <Note tone="warn">
            {counted(hours.inTheWay, 'call')} on your days off. We’ll hand each to whoever’s covering for you, or anyone
            who’s free, within minutes.
          </Note>
        )}
        <Windows windows={values.windows} onChange={(windows) => setFieldValue('windows', windows)} />
        {errors.windows && <span className="field-error">{errors.windows}</span>}
        <NativeSelect
          label="Time zone"
          rightSection={<IconSelector size={16} />}
          data={timezones.map((value) => ({ value, label: timezoneName(value) }))}
          value={values.timezone}
          onChange={(event) =>
            setFieldValue('timezone', timezones.find((zone) => zone === event.currentTarget.value) ?? values.timezone)
          }
        />
        <div>
          <span className="field-label">Call length</span>
          <SegmentedControl
            aria-label="Call length"
            data={meetingLengths.map((length) => ({ value: String(length), label: `${length} minutes` }))}
            value={String(values.slotMinutes)}
            onChange={(value) =>
              setFieldValue('slotMinutes', meetingLengths.find((length) => String(length) === value) ?? 30)
            }
          />
        </div>
        <TextInput
          type="url"
          label="Video link"
          description="Your meeting room. We send it with the confirmation."
          placeholder="https://"
          maxLength={300}
          {...form.getInputProps('videoLink')}
        />
        <AwayDays away={values.away} colleagues={hours.colleagues} onChange={(away) => setFieldValue('away', away)} />
        {errors.away && <span className="field-error">{errors.away}</span>}
        <Group justify="flex-end">
          <Button type="submit" loading={save.busy} disabled={!form.isChanged}>
            Save hours
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Windows({ windows, onChange }: { windows: Window[]; onChange: (windows: Window[]) => void }) {
  const change = (at: number, part: Partial<Window>) =>
    onChange(windows.map((window, index) => (index === at ? { ...window, ...part } : window)))
  const add = () => {
    const last = windows.at(-1)
    const weekday = last ? (last.weekday % 7) + 1 : 1
    onChange([...windows, { weekday, from: last?.from ?? '09:00', until: last?.until ?? '17:00' }])
  }
  return (
    <fieldset className="plain">
      <legend>Every week</legend>
      <Stack gap="xs">
        {windows.length === 0 && <span className="dim">No hours yet, so no one can book you.</span>}
        {windows.map((window, at) => (
          <div key={at} className={styles.hoursLine}>
            <NativeSelect
              aria-label="Day"
              data={days}
              value={String(window.weekday)}
              onChange={(event) => change(at, { weekday: Number(event.currentTarget.value) })}
            />
            <TextInput
              type="time"
              aria-label="From"
              required
              value={window.from}
              onChange={(event) => change(at, { from: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              aria-label="Until"
              required
              value={window.until}
              onChange={(event) => change(at, { until: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove ${weekdays[window.weekday - 1]}`}
              onClick={() => onChange(windows.filter((_one, index) => index !== at))}
            >
              <IconX size={18} />
            </ActionIcon>
          </div>
        ))}
        <Button className="at-start" variant="default" size="sm" leftSection={<IconPlus size={16} />} onClick={add}>
          Add hours
        </Button>
      </Stack>
    </fieldset>
  )
}
