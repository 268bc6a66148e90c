import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { noticeCalls } from '../../contract.ts'
import { notify } from '../record.ts'

describeCall(noticeCalls.markNoticesRead, () => ({}))

it('marks own notices, once, and leaves those of the others', async () => {
  const w = await world()
  const telling = { kind: 'test', title: 'News', lines: ['News.'], path: '/', action: 'Open', mail: false }
  await w.tx((tx) => notify(tx, w.config, w.luna, 'news', telling))
  expect(await w.bella.call('markNoticesRead', {})).toEqual({ read: 1 })
  expect(await w.bella.call('markNoticesRead', {})).toEqual({ read: 0 })
  expect(await w.bella.call('listNotices', {})).toMatchObject({ unread: 0, rows: [{ read: true }] })
  expect((await w.ben.call('listNotices', {})).unread).toBe(1)
})
