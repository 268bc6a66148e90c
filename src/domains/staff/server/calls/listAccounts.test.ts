import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.listAccounts, () => ({}))

it('finds by address, name, handle, brand and id, the exact one first, and pages without losing anybody', async () => {
  const w = await world()
  const find = async (search: string) => (await w.ada.call('listAccounts', { search })).rows.map(({ uid }) => uid)
  const { email } = await w.ada.call('getAccountDetails', alice(w))
  expect((await find(email))[0]).toBe(w.alice.accountUid)
  expect(await find(w.alice.accountUid)).toEqual([w.alice.accountUid])
  expect(await find('@alice.eats')).toEqual([w.alice.accountUid])
  expect((await find('luna')).toSorted()).toEqual(
    [w.bella, w.ben, w.dora].map(({ accountUid }) => must(accountUid, 'account uid')).toSorted(),
  )
  expect(await find('100%')).toEqual([])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await w.ada.call('listAccounts', { cursor, limit: 2 })
    seen.push(...page.rows.map(({ uid }) => uid))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect([seen.length, new Set(seen).size]).toEqual([9, 9])
})
