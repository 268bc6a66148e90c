import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'
import { openSession, touchSession } from '../sessions.ts'

async function sessionOf(w: World, person: Person): Promise<string> {
  const cookie = await w.tx((tx) => openSession(tx, person.accountUid, 'a browser'))
  return must(await touchSession(w.database.db, cookie)).uid
}

it('signs a browser out at its next call, once', async () => {
  const w = await world()
  const [laptop, phone] = [await sessionOf(w, w.alice), await sessionOf(w, w.alice)]
  const fromLaptop = { ...w.alice.caller, sessionUid: laptop }
  expect(await w.runner.run('revokeSession', { uid: phone }, fromLaptop)).toEqual({ revoked: 1 })
  expect(await refusal(w.runner.run('getUser', {}, { ...w.alice.caller, sessionUid: phone }))).toEqual({
    code: 'unauthenticated',
    message: 'Please sign in again.',
  })
  expect(await w.runner.run('getUser', {}, fromLaptop)).toMatchObject({ email: 'alice@example.test' })
  expect(await refusal(w.runner.run('revokeSession', { uid: phone }, fromLaptop))).toEqual({
    code: 'not-found',
    message: 'This browser is already signed out.',
  })
})

it('treats a session of others as one that does not exist', async () => {
  const w = await world()
  const hers = await sessionOf(w, w.olivia)
  expect((await refusal(w.alice.call('revokeSession', { uid: hers }))).code).toBe('not-found')
  expect(await w.runner.run('getUser', {}, { ...w.olivia.caller, sessionUid: hers })).toBeTruthy()
})

const own: Partial<Record<string, string>> = {}
describeCall(
  accountCalls.revokeSession,
  async (w) => {
    for (const person of [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada])
      own[person.name] = await sessionOf(w, person)
    return { uid: own['alice'] }
  },
  (_w, person, given) => ({ uid: own[person.name] ?? (given as { uid: string }).uid }),
)
