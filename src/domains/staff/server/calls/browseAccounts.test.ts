import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'
import { accountList } from '../../lists.ts'
import { accountsSql } from './browseAccounts.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.browseAccounts, () => ({}))

it('finds by address, name, handle, brand and id, the exact one first, and pages without losing anybody', async () => {
  const w = await world()
  const find = async (search: string) => (await w.ada.call('browseAccounts', { search })).rows.map(({ uid }) => uid)
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
    const page = await w.ada.call('browseAccounts', { cursor, limit: 2 })
    seen.push(...page.rows.map(({ uid }) => uid))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect([seen.length, new Set(seen).size]).toEqual([9, 9])
})

it('puts the exact one first in any order, once, and counts them', async () => {
  const w = await world()
  const { email } = await w.ada.call('getAccountDetails', alice(w))
  const search = email.slice(email.indexOf('@'))
  for (const sort of sortsOf(accountList)) {
    const page = await w.ada.call('browseAccounts', { search: email, sort })
    expect(page.rows.map(({ uid }) => uid)).toEqual([w.alice.accountUid])
  }
  const { count } = await w.ada.call('browseAccounts', { search, want: 'count' })
  expect(count).toBe((await w.ada.call('browseAccounts', { search })).rows.length)
})

it('filters by what somebody is, and by whether they can sign in', async () => {
  const w = await world()
  await w.ada.call('disableSignIn', { ...alice(w), reason: 'asked for it' })
  const names = async (...where: Condition[]) =>
    (await w.ada.call('browseAccounts', { where, sort: 'name' })).rows.map(({ name }) => name)
  const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
  const disabled = (await w.ada.call('getAccountDetails', alice(w))).name
  expect(await names(is('state', 'disabled'), is('side', 'influencer'))).toEqual([disabled, 'Dora'])
  expect(await names(is('role', 'account_manager'))).toEqual(['Amir', 'Anna'])
  expect(await names(is('side', 'staff'))).toEqual(['Ada', 'Amir', 'Anna'])
  const [all, brand, others] = [
    await names(),
    await names(is('side', 'brand', 'staff')),
    await names({ field: 'side', is: 'not', values: ['brand', 'staff'] }),
  ]
  expect([...brand, ...others].toSorted()).toEqual(all.toSorted())
  const known = await names({ field: 'side', is: 'filled', values: [] })
  const unknown = await names({ field: 'side', is: 'empty', values: [] })
  expect([...known, ...unknown].toSorted()).toEqual(all.toSorted())
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), accountsSql, accountList)).toEqual([])
})
