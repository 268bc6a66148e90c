import { Group, NativeSelect, Radio, Stack, Switch, TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { settingsFields } from '../../../contract.ts'
import styles from './settings.module.css'

type Values = z.output<typeof settingsFields>
type Props = {
  values: Values
  errors: Readonly<Record<string, ReactNode>>
  onChange: (change: Partial<Values>) => void
}

const night = { from: '21:00', until: '08:00' }

/** When mail comes: at once or once a day, not in quiet hours, on whose clock. */
export function MailTimes({ values: { digest, quiet, timezone }, errors, onChange }: Props) {
  return (
    <Stack gap="md">
      <Radio.Group
        label="Email frequency"
        value={digest}
        onChange={(value) => onChange({ digest: value === 'daily' ? 'daily' : 'at-once' })}
      >
        <Stack gap={0}>
          <Radio size="md" classNames={{ body: styles.line }} value="at-once" label="Right away" />
          <Radio size="md" classNames={{ body: styles.line }} value="daily" label="Daily summary at 08:00" />
        </Stack>
      </Radio.Group>
      <div>
        <Switch
          size="md"
          label="Quiet hours"
          description="We’ll hold emails until they end, then send them together."
          checked={quiet !== null}
          onChange={(event) => onChange({ quiet: event.currentTarget.checked ? night : null })}
        />
        {quiet && (
          <Group gap="sm" mt="sm" align="flex-start">
            <TextInput
              type="time"
              label="From"
              required
              value={quiet.from}
              onChange={(event) => onChange({ quiet: { ...quiet, from: event.currentTarget.value } })}
            />
            <TextInput
              type="time"
              label="Until"
              required
              value={quiet.until}
              onChange={(event) => onChange({ quiet: { ...quiet, until: event.currentTarget.value } })}
            />
          </Group>
        )}
        {errors.quiet && <span className="field-error">{errors.quiet}</span>}
      </div>
      <NativeSelect
        label="Time zone"
        rightSection={<IconSelector size={16} />}
        data={zonesWith(timezone).map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }))}
        value={timezone}
        onChange={(event) => onChange({ timezone: event.currentTarget.value })}
      />
      <p className="dim flush">
        Urgent emails aren’t held: we send anything due before, or up to three hours after, the next email right away.
      </p>
    </Stack>
  )
}

function zonesWith(own: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.includes(own) ? zones : [own, ...zones]
}
