import { Button, Group, Stack, Switch, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../kit/web/record-form.ts'
import { counted, dateTime } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { settingsFields, notificationCalls } from '../../contract.ts'
import type { Audience } from '../../topics.ts'
import { findPushState } from '../push.ts'
import { PushDevices } from './settings/PushDevices.tsx'
import { TopicGrid } from './settings/TopicGrid.tsx'
import { MailTimes } from './settings/MailTimes.tsx'

type Data = OutputOf<typeof notificationCalls.getNotificationSettings>

/** One's own notifications; `as` shows only what one is told as that, and nothing to who is told nothing so. */
export function NotificationSettings({ as }: { as?: Audience }) {
  const settings = useRead(notificationCalls.getNotificationSettings, {})
  if (as && settings.data && !settings.data.audiences.includes(as)) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        {as ? 'Notifications' : 'Notification settings'}
      </Title>
      <PushDevices />
      <Loaded of={settings} shape="form">
        {(data) => <Form key={data.version === 0 ? 'new' : 'kept'} data={as ? { ...data, audiences: [as] } : data} />}
      </Loaded>
    </Card>
  )
}

function Form({ data }: { data: Data }) {
  const browserZone = placeOf(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const isNew = data.version === 0
  const [isPushBlocked, setPushBlocked] = useState(false)
  useEffect(() => void findPushState().then((state) => setPushBlocked(state === 'blocked')), [])
  const form = useRecordForm(settingsFields, isNew ? { ...data, timezone: browserZone || data.timezone } : data)
  const save = useWrite(notificationCalls.saveNotificationSettings, {
    onDone: (saved) => {
      form.take(saved)
      showSuccess('Saved.')
    },
    onRefused: (error) => form.refused(error, ''),
  })
  const hasColleagues = data.audiences.some((audience) => audience !== 'influencer')
  return (
    <form onSubmit={form.onSubmit((fields) => void save({ ...fields, version: form.version }))}>
      <Stack gap="lg">
        <p className="dim flush">
          These settings are just for you.{hasColleagues && ' Your colleagues choose their own.'}
        </p>
        {data.audiences.map((audience) => (
          <TopicGrid
            key={audience}
            audience={audience}
            isPushBlocked={isPushBlocked}
            {...(data.audiences.length > 1 && { title: audienceWords[audience] })}
            {...form.values}
            onChange={(next) => {
              form.setFieldValue('off', next.off)
              form.setFieldValue('myDay', next.myDay)
            }}
          />
        ))}
        <MailTimes values={form.values} errors={form.errors} onChange={form.setValues} />
        {data.audiences.some((audience) => audience !== 'staff') && (
          <Switch
            size="md"
            label="Send calendar invitations"
            description="When a visit is booked, moved or cancelled, we email an invitation that your calendar can add."
            checked={form.values.invitations}
            onChange={(event) => form.setFieldValue('invitations', event.currentTarget.checked)}
          />
        )}
        {data.nextMailAt && (
          <Note tone="calm">
            {counted(data.waiting, 'update')} waiting for your next email: {dateTime(data.nextMailAt, data.timezone)}.
          </Note>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={save.busy} disabled={!form.isChanged}>
            Save settings
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The zone of a place; undefined for a browser that hides where it is and says UTC. */
const placeOf = (zone: string) => (/^(Etc\/|UTC$|GMT$)/.test(zone) ? undefined : zone)

const audienceWords: Record<Audience, string> = {
  brand: 'As a venue',
  influencer: 'As a creator',
  staff: 'As a team member',
}
