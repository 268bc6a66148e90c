import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { world } from '../../../../world/world.ts'
import { userErrorColumns } from '../../columns.ts'
import { usageCalls } from '../../contract.ts'
import { userErrorsSql } from '../lists.ts'

describeCall(usageCalls.listUserErrors, () => ({}))

it('finds an error that someone met by the id of the request', async () => {
  const w = await world()
  const reference = '0f3a9c1e'
  const served = await serve(w.database)
  try {
    const report = {
      message: 'Something went wrong on our side.',
      level: 'error',
      timestamp: '2026-03-02T09:00:00.000Z',
      context: { requestId: `${reference}-1`, path: '/app/brand/dashboard?uid=x', call: 'getCollab', code: 'internal' },
    }
    const token = await served.tokenOf(w.bella)
    expect((await served.post('/log', report, { authorization: `Bearer ${token}` })).status).toBe(200)
    await served.post('/log', { ...report, context: { requestId: `${reference}-2` } })
    const refused = await served.post('/log', { ...report, level: 'loud' })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('level') as string } },
    })
  } finally {
    await served.close()
  }
  const found = async (search: string, ...where: Condition[]) =>
    (await w.ada.call('listUserErrors', { search, where })).rows
  expect(await found(`${reference}-1`)).toMatchObject([
    {
      message: 'Something went wrong on our side.',
      path: '/app/brand/dashboard',
      account: { uid: w.bella.accountUid },
    },
  ])
  expect(await found(` ${reference} `)).toHaveLength(2)
  expect(await found(`${reference.toUpperCase()}-2`)).toHaveLength(1)
  expect([await found('9c1e'), await found('0f3a9c1f'), await found('%')]).toEqual([[], [], []])
  expect(await found('wrong on our')).toHaveLength(2)
  expect(await found('bella')).toHaveLength(1)
  const by = (is: Condition['is'], ...values: string[]): Condition => ({ field: 'about', is, values })
  expect(await found('', by('is', must(w.bella.accountUid)))).toHaveLength(1)
  expect(await found('', by('empty'))).toHaveLength(1)
  expect(await found('', { field: 'level', is: 'is', values: ['warn'] })).toEqual([])
  expect((await w.ada.call('listUserErrors', { want: 'count' })).count).toBe(2)
})

it('writes down whom somebody looked up after the whole list', async () => {
  const w = await world()
  await w.ada.call('listUserErrors', {})
  await w.ada.call('listUserErrors', { want: 'count' })
  await w.ada.call('listUserErrors', { search: 'bella' })
  await w.ada.call('listUserErrors', { search: 'bella', want: 'count' })
  expect((await w.eventsOf('usage')).map(({ kind, after }) => [kind, after]).toReversed()).toEqual([
    ['usage.errors-read', {}],
    ['usage.errors-read', { search: 'bella' }],
  ])
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), userErrorsSql, userErrorColumns)).toEqual([])
})
