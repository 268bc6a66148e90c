import { Group, Radio, Select, Stack, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { zoneHere, zoneOptions } from '../../../../../kit/web/zones.ts'
import { timezones } from '../../../../accounts/timezones.ts'
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
  const [zones] = useState(() => zoneOptions([...timezones, timezone, zoneHere()]))
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
          description="We’ll hold emails and push notifications until they end."
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
      <Select
        label="Time zone"
        searchable
        allowDeselect={false}
        nothingFoundMessage="No time zone matches"
        data={zones}
        value={timezone}
        onChange={(zone) => zone && onChange({ timezone: zone })}
      />
      <p className="dim flush">
        We send urgent emails right away: anything due before your next email, or within three hours after it.
      </p>
    </Stack>
  )
}
