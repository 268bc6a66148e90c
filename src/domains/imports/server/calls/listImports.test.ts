import { expect, it } from 'vitest'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { broughtList, importedList } from '../../../../world/import-stories.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { world } from '../../../../world/world.ts'
import { importColumns } from '../../columns.ts'
import { importCalls } from '../../contract.ts'
import { importsSql } from './listImports.ts'

describeCall(importCalls.listImports, () => ({}))

it('lists drafts and imports, the newest first', async () => {
  const w = await world()
  const older = await importedList(w, w.anna)
  const newer = await broughtList(w, w.ada, 'Name,City\nKiwi,London\n', 'kiwi.csv')
  const first = await w.amir.call('listImports', { limit: 1 })
  expect(first).toMatchObject({ rows: [{ uid: newer, fileName: 'kiwi.csv', state: 'draft' }] })
  expect(first.rows[0]?.by).toBe('Ada')
  const { rows, nextCursor } = await w.amir.call('listImports', { cursor: first.nextCursor ?? '', limit: 1 })
  expect(rows).toMatchObject([{ uid: older, state: 'done', total: 3, counts: { added: 1, refused: 1, asks: 1 } }])
  expect(nextCursor).toBeNull()
})

it('filters by kind, status and what came of it, and searches files and people', async () => {
  const w = await world()
  const done = await importedList(w, w.anna)
  const draft = await broughtList(w, w.ada, 'Creator\nalice.eats\n', 'kiwi.csv')
  const found = async (where: Condition[], search?: string) =>
    (await w.amir.call('listImports', { where, search })).rows.map(({ uid }) => uid)
  const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
  const number = (field: string, most: Condition['is'], ...values: string[]): Condition => ({ field, is: most, values })
  expect(await found([is('kind', 'venues')])).toEqual([done])
  expect(await found([is('state', 'draft')])).toEqual([draft])
  expect(await found([number('read', 'min', '3')])).toEqual([done])
  expect(await found([number('in', 'min', '1')])).toEqual([done])
  expect(await found([number('in', 'min', '2')])).toEqual([])
  expect(await found([number('out', 'between', '2', '2')])).toEqual([done])
  expect(await found([number('out', 'empty')])).toEqual([draft])
  expect(await found([number('created', 'before', '2026-01-01')])).toEqual([])
  expect([await found([], 'KIWI'), await found([], 'anna'), await found([], '100%')]).toEqual([[draft], [done], []])
  expect(await w.amir.call('listImports', { where: [is('state', 'draft')], want: 'count' })).toMatchObject({
    rows: [],
    count: 1,
  })
  for (const sort of sortsOf(importColumns)) {
    const uids = (await w.amir.call('listImports', { sort })).rows.map(({ uid }) => uid)
    expect(uids).toEqual(sort === 'created' ? [done, draft] : [draft, done])
  }
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), importsSql, importColumns)).toEqual([])
})
