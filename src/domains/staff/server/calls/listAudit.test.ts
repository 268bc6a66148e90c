import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { type World, world } from '../../../../world/world.ts'
import { auditSql } from '../../../audit/server/audit-log.ts'
import { staffCalls } from '../../contract.ts'
import { auditList } from '../../lists.ts'

const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.listAudit, () => ({}))

it('reads what was done, newest first, by record, person, side and kind', async () => {
  const w = await world()
  await w.ada.call('disableSignIn', { ...alice(w), reason: 'asked for it' })
  setClock(plus(now(), minuteMs))
  await w.ada.call('enableSignIn', alice(w))
  const kinds = async (where: Condition[], search?: string) =>
    (await w.ada.call('listAudit', { where, search })).rows.map(({ kind }) => kind)
  const [both, disabled] = [['account.enabled', 'account.disabled'], ['account.disabled']]
  const ofAlice = is('record', must(w.alice.accountUid))
  const byAda = is('by', must(w.ada.accountUid))
  expect(await kinds([ofAlice])).toEqual(both)
  expect(await kinds([byAda], 'account.dis')).toEqual(disabled)
  expect(await kinds([], 'Sign-in DISABLED')).toEqual(disabled)
  expect(await kinds([ofAlice], 'ada')).toEqual(both)
  expect(await kinds([], must(w.alice.accountUid))).toEqual(both)
  expect(await kinds([ofAlice, is('side', 'brand')])).toEqual([])
  await w.ada.call('labelInfluencer', { uid: w.aliceInfluencer, label: 'nurture', on: true })
  expect(await kinds([], 'alice moreau')).toEqual(['influencer.staff-facts-updated'])
  expect(await kinds([ofAlice, is('topic', 'account')])).toEqual(both)
  expect(await kinds([ofAlice, { field: 'topic', is: 'not', values: ['account'] }])).toEqual([])
  expect((await w.ada.call('listAudit', { where: [ofAlice], want: 'count' })).count).toBe(2)
  const first = await w.ada.call('listAudit', { where: [ofAlice], limit: 1 })
  expect(first.rows[0]).toMatchObject({
    words: 'Sign-in enabled',
    by: { name: expect.any(String) as string },
    before: { disabled: true },
  })
  const second = await w.ada.call('listAudit', {
    where: [ofAlice],
    limit: 1,
    cursor: must(first.nextCursor, 'next cursor'),
  })
  expect(second.rows.map(({ kind }) => kind)).toEqual(['account.disabled'])
})

it('names the shortlists, collections and campaigns that it mentions', async () => {
  const w = await world()
  const shortlist = await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Brunch' })
  const collection = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Spring' })
  const { rows } = await w.ada.call('listAudit', {})
  const named = Object.assign({}, ...rows.map(({ names }) => names)) as Record<string, string>
  expect([named[shortlist.uid], named[collection.uid]]).toEqual(['“Brunch”', '“Spring”'])
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), auditSql, auditList)).toEqual([])
})
