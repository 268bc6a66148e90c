import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'
import { notify } from '../notify.ts'

describeCall(notificationCalls.markNotificationsRead, () => ({}))

it('marks own notifications, once, and leaves those of the others', async () => {
  const w = await world()
  const notification = { kind: 'test', title: 'News', lines: ['News.'], path: '/', action: 'Open', mail: false }
  await w.tx((tx) => notify(tx, w.config, w.luna, 'news', notification))
  expect(await w.bella.call('markNotificationsRead', {})).toEqual({ read: 1 })
  expect(await w.bella.call('markNotificationsRead', {})).toEqual({ read: 0 })
  expect(await w.bella.call('listNotifications', {})).toMatchObject({ unread: 0, rows: [{ read: true }] })
  expect((await w.ben.call('listNotifications', {})).unread).toBe(1)
})

it('marks one, and nobody else’s', async () => {
  const w = await world()
  const notification = { kind: 'test', title: 'News', lines: ['News.'], path: '/', action: 'Open', mail: false }
  await w.tx((tx) => notify(tx, w.config, w.luna, 'news', notification))
  await w.tx((tx) => notify(tx, w.config, w.luna, 'more news', notification))
  const { rows } = await w.bella.call('listNotifications', {})
  const { uid } = must(rows[1])
  expect(await w.ben.call('markNotificationsRead', { uid })).toEqual({ read: 0 })
  expect(await w.bella.call('markNotificationsRead', { uid })).toEqual({ read: 1 })
  expect(await w.bella.call('listNotifications', {})).toMatchObject({
    unread: 1,
    rows: [{ read: false }, { read: true }],
  })
})
