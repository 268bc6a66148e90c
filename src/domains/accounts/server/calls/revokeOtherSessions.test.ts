import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'
import { openSession, touchSession } from '../sessions.ts'

describeCall(accountCalls.revokeOtherSessions, () => ({}))

it('signs every browser out but this one, and nobody else’s', async () => {
  const w = await world()
  const open = async (accountUid: string) => {
    const cookie = await w.tx((tx) => openSession(tx, accountUid, 'a browser'))
    return must(await touchSession(w.database.db, cookie)).uid
  }
  const [here, there, elsewhere] = [
    await open(w.alice.accountUid),
    await open(w.alice.accountUid),
    await open(w.alice.accountUid),
  ]
  const hers = await open(w.olivia.accountUid)
  const as = (sessionUid: string) => ({ ...w.alice.caller, sessionUid })
  expect(await w.runner.run('revokeOtherSessions', {}, as(here))).toEqual({ revoked: 2 })
  for (const gone of [there, elsewhere])
    expect((await refusal(w.runner.run('getUser', {}, as(gone)))).code).toBe('unauthenticated')
  expect(await w.runner.run('getUser', {}, as(here))).toBeTruthy()
  expect(await w.runner.run('getUser', {}, { ...w.olivia.caller, sessionUid: hers })).toBeTruthy()
  expect(await w.runner.run('revokeOtherSessions', {}, as(here))).toEqual({ revoked: 0 })
})
