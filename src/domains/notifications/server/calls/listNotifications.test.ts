import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'
import { notify } from '../notify.ts'

describeCall(notificationCalls.listNotifications, () => ({}))

const notification = (title: string) => ({
  kind: 'test',
  title,
  lines: ['One.', 'Two.'],
  path: '/app/brand/dashboard',
  action: 'Open',
})
const notifyLuna = (w: World, key: string) => w.tx((tx) => notify(tx, w.config, w.luna, key, notification(key)))

it('lists what the members of a profile were told, newest first, and to nobody else', async () => {
  const w = await world()
  await notifyLuna(w, 'first')
  await notifyLuna(w, 'second')
  const { rows, unread } = await w.bella.call('listNotifications', {})
  expect(rows.map((row) => row.title)).toEqual(['second', 'first'])
  expect(rows[0]).toMatchObject({
    body: 'One. Two.',
    path: '/app/brand/dashboard',
    read: false,
    at: '2026-03-02T09:00:00.000Z',
  })
  expect(unread).toBe(2)
  expect((await w.ben.call('listNotifications', {})).unread).toBe(2)
  expect((await w.oscar.call('listNotifications', {})).rows).toEqual([])
})

it('tells the same once: one notification and one mail for each member who may sign in', async () => {
  const w = await world()
  await notifyLuna(w, 'again')
  await notifyLuna(w, 'again')
  expect((await w.bella.call('listNotifications', {})).unread).toBe(1)
  const { rows } = await w.database.pool.query('select "to" from mails order by "to"')
  expect(rows.map((row) => row.to)).toEqual(['bella@example.test', 'ben@example.test'])
})

it('pages without gap or repetition', async () => {
  const w = await world()
  for (const key of ['a', 'b', 'c', 'd', 'e']) await notifyLuna(w, key)
  const first = await w.bella.call('listNotifications', { limit: 2 })
  const second = await w.bella.call('listNotifications', { limit: 2, cursor: must(first.nextCursor) })
  const third = await w.bella.call('listNotifications', { limit: 2, cursor: must(second.nextCursor) })
  expect([first, second, third].map((page) => page.rows.map((row) => row.title))).toEqual([
    ['e', 'd'],
    ['c', 'b'],
    ['a'],
  ])
  expect(third.nextCursor).toBeNull()
})

it('refuses a cursor that it did not write', async () => {
  const w = await world()
  expect((await refusal(w.bella.call('listNotifications', { cursor: 'nonsense' }))).code).toBe('invalid-argument')
})
