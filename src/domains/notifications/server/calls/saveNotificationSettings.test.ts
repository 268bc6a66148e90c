import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { type Input, world, type World } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'
import { notify } from '../notify.ts'

const settings: Input<'saveNotificationSettings'> = {
  off: [],
  myDay: false,
  digest: 'at-once',
  quiet: null,
  timezone: 'Europe/London',
  version: 0,
}

describeCall(notificationCalls.saveNotificationSettings, () => settings)

const notifyLuna = (w: World, key: string, kind: string) =>
  w.tx((tx) => notify(tx, w.config, w.luna, key, { kind, title: key, lines: ['News.'], path: '/app', action: 'Open' }))

it('holds for this person alone, in each channel by itself', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', { ...settings, off: ['requests:mail', 'visits:product'] })
  await notifyLuna(w, 'asked', 'collab.requested')
  await notifyLuna(w, 'booked', 'collab.scheduled')
  await notifyLuna(w, 'off', 'collab.cancelled')
  const seen = await w.bella.call('listNotifications', {})
  expect([seen.rows.map(({ title }) => title), seen.unread]).toEqual([['off', 'asked'], 2])
  expect((await mailsTo(w, 'bella@example.test')).map(({ subject }) => subject)).toEqual(['booked', 'off'])
  expect((await mailsTo(w, 'ben@example.test')).map(({ subject }) => subject)).toEqual(['asked', 'booked', 'off'])
})

it('keeps that somebody wants invitations, and sends none unless asked', async () => {
  const w = await world()
  expect((await w.bella.call('getNotificationSettings', {})).invitations).toBe(false)
  await w.bella.call('saveNotificationSettings', { ...settings, invitations: true })
  expect((await w.bella.call('getNotificationSettings', {})).invitations).toBe(true)
})

it('is told once even where it is not shown', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', { ...settings, off: ['visits:product'] })
  await notifyLuna(w, 'booked', 'collab.scheduled')
  await notifyLuna(w, 'booked', 'collab.scheduled')
  expect(await mailsTo(w, 'bella@example.test')).toHaveLength(1)
})

it('refuses what is stale, an unknown cell and quiet hours that never end, and stands in the log', async () => {
  const w = await world()
  const saved = await w.bella.call('saveNotificationSettings', { ...settings, digest: 'daily' })
  expect(saved).toMatchObject({ digest: 'daily', version: 1 })
  expect((await refusal(w.bella.call('saveNotificationSettings', settings))).code).toBe('aborted')
  const quiet = { from: '22:00', until: '22:00' }
  expect((await refusal(w.bella.call('saveNotificationSettings', { ...settings, version: 1, quiet }))).code).toBe(
    'invalid-argument',
  )
  const off = ['security:mail']
  expect((await refusal(w.bella.callRaw('saveNotificationSettings', { ...settings, version: 1, off }))).code).toBe(
    'invalid-argument',
  )
  expect((await w.eventsOf(w.bella.accountUid))[0]).toMatchObject({
    kind: 'notification-settings.updated',
    side: 'brand',
  })
})
