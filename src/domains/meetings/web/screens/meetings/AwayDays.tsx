import { ActionIcon, Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { meetingCalls } from '../../../contract.ts'
import styles from '../meetings.module.css'

type HoursData = OutputOf<typeof meetingCalls.getMyHours>
type Away = HoursData['away'][number]
type Props = { away: Away[]; colleagues: HoursData['colleagues']; onChange: (away: Away[]) => void }

/** Days off, and who takes the calls meanwhile. */
export function AwayDays({ away, colleagues, onChange }: Props) {
  const change = (at: number, part: Partial<Away>) =>
    onChange(away.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const add = () => {
    const today = new Date().toLocaleDateString('en-CA')
    onChange([...away, { from: today, until: today, substituteUid: null }])
  }
  return (
    <fieldset className="plain">
      <legend>Days off</legend>
      <Stack gap="sm">
        {away.map((one, at) => (
          <div key={at} className={styles.awayLine}>
            <TextInput
              type="date"
              label="From"
              required
              value={one.from}
              onChange={(event) => change(at, { from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label="Until"
              required
              min={one.from}
              value={one.until}
              onChange={(event) => change(at, { until: event.currentTarget.value })}
            />
            <NativeSelect
              label="Who takes your calls"
              data={[
                { value: '', label: 'Anyone who’s free' },
                ...colleagues.map(({ uid, name }) => ({ value: uid, label: name })),
              ]}
              value={one.substituteUid ?? ''}
              onChange={(event) => change(at, { substituteUid: event.currentTarget.value || null })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove days off from ${one.from}`}
              onClick={() => onChange(away.filter((_one, index) => index !== at))}
            >
              <IconX size={18} />
            </ActionIcon>
          </div>
        ))}
        <Button className="at-start" variant="default" size="sm" leftSection={<IconPlus size={16} />} onClick={add}>
          Add days off
        </Button>
      </Stack>
    </fieldset>
  )
}
