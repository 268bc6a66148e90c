import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { deletionColumns } from '../../columns.ts'
import { privacyCalls } from '../../contract.ts'
import { carryOutDeletions } from '../jobs/carry-out-deletions.ts'
import { deletionsSql } from './listDeletions.ts'

describeCall(
  privacyCalls.listDeletions,
  async (w) => {
    await w.alice.call('requestDeletion', {})
    return {}
  },
  () => ({}),
)

async function asked() {
  const w = await world()
  await w.olivia.call('requestDeletion', {})
  setClock(plus(now(), dayMs))
  await w.bella.call('requestDeletion', { brandUid: w.luna })
  return w
}
const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })

it('has the next one first', async () => {
  const w = await asked()
  expect((await w.ada.call('listDeletions', {})).rows).toMatchObject([
    { kind: 'account', name: 'olivia@example.test', requestedBy: 'Olivia', state: 'open', obstacle: null },
    { kind: 'organisation', name: 'Luna', requestedBy: 'Bella', state: 'open' },
  ])
})

it('filters by what became of them, and searches by name, email and who asked', async () => {
  const w = await asked()
  await w.olivia.call('cancelDeletion', {})
  const names = async (input: object) => (await w.ada.call('listDeletions', input)).rows.map(({ name }) => name)
  expect(await names({ where: [is('state', 'open')] })).toEqual(['Luna'])
  expect(await names({ where: [is('state', 'cancelled')] })).toEqual(['olivia@example.test'])
  expect(await names({ where: [is('kind', 'organisation')] })).toEqual(['Luna'])
  const found = async (search: string) => (await w.ada.call('listDeletions', { search, want: 'count' })).count
  expect([await found('olivia@'), await found('bella'), await found('anna')]).toEqual([1, 1, 0])
})

it('says what keeps one from being carried out, and keeps those that were', async () => {
  const w = await asked()
  await w.oscar.call('requestDeletion', {})
  await w.tx((tx) => addMembership(tx, w.alice.accountUid, 'brand', w.orso, 'member'))
  setClock(plus(now(), 15 * dayMs))
  await runJob(w, carryOutDeletions)
  const { rows } = await w.ada.call('listDeletions', {})
  expect(rows.map(({ state, name }) => [state, name])).toEqual([
    ['done', ''],
    ['done', ''],
    ['blocked', 'oscar@example.test'],
  ])
  expect(rows[2]?.obstacle).toContain('You’re the owner of Orso')
})

it('goes through all pages in any order that it offers', async () => {
  const w = await asked()
  for (const sort of sortsOf(deletionColumns)) {
    const first = await w.ada.call('listDeletions', { sort, limit: 1 })
    const second = await w.ada.call('listDeletions', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect(new Set([...first.rows, ...second.rows].map(({ uid }) => uid)).size).toBe(2)
    expect(second.nextCursor).toBeNull()
  }
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), deletionsSql, deletionColumns)).toEqual([])
})
