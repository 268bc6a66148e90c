import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { keyCalls } from '../../contract.ts'
import { makeKey } from '../build.ts'
import { callerOfKey } from '../key-actor.ts'

/** A key of each who may have one. */
async function makeKeys(w: World) {
  const key = async ({ accountUid }: Person, brandUid: string | null) =>
    (await makeKey(w.database.db, { accountUid, brandUid, scopes: ['venues:read'] })).uid
  return { bella: await key(w.bella, w.luna), oscar: await key(w.oscar, w.orso), ada: await key(w.ada, null) }
}
const ownKey = (_w: World, { name }: Person<string | null>, given: unknown) => {
  const keys = given as Record<string, string>
  return { uid: keys[name] ?? keys['bella'], version: 1, formerHours: 24 }
}

describeCall(keyCalls.replaceApiKey, makeKeys, ownKey)

/** What a call with a secret answers: `ok`, or why not. */
async function tried(w: World, secret: string): Promise<string> {
  const calling = async () => {
    const caller = await callerOfKey(w.database.db, secret, { requestId: 'test', address: '127.0.0.1' })
    return w.runner.run('getApiKey', {}, caller)
  }
  const [result] = await Promise.allSettled([calling()])
  return result?.status === 'rejected' ? String(result.reason.message) : 'ok'
}

it('leaves no gap: the former secret works for as long as asked, and both are told apart', async () => {
  const w = await world()
  const { accountUid } = w.bella
  const before = await makeKey(w.database.db, { accountUid, brandUid: w.luna, scopes: ['venues:read'] })
  const { secret, key } = await w.bella.call('replaceApiKey', { uid: before.uid, version: 1, formerHours: 24 })
  expect([await tried(w, before.secret), await tried(w, secret)]).toEqual(['ok', 'ok'])
  expect(key).toMatchObject({
    begins: secret.slice(0, 9),
    former: { begins: before.secret.slice(0, 9), endsAt: plus(now(), 24 * hourMs).toISOString() },
  })
  setClock(plus(now(), 24 * hourMs))
  expect([await tried(w, before.secret), await tried(w, secret)]).toEqual([
    'This API key was replaced. Use the new secret.',
    'ok',
  ])
  expect(first((await w.bella.call('listApiKeys', { brandUid: w.luna })).rows).former).toBeNull()
})

it('ends the former secret at once where asked, and one from before that in any case', async () => {
  const w = await world()
  const { accountUid } = w.bella
  const oldest = await makeKey(w.database.db, { accountUid, brandUid: w.luna, scopes: ['venues:read'] })
  const one = { uid: oldest.uid }
  const older = await w.bella.call('replaceApiKey', { ...one, version: 1, formerHours: 168 })
  const newest = await w.bella.call('replaceApiKey', { ...one, version: 2, formerHours: 168 })
  expect(await tried(w, oldest.secret)).toContain('was replaced')
  expect([await tried(w, older.secret), await tried(w, newest.secret)]).toEqual(['ok', 'ok'])
  const last = await w.bella.call('replaceApiKey', { ...one, version: 3, formerHours: 0 })
  expect(await tried(w, newest.secret)).toContain('was replaced')
  expect(await tried(w, last.secret)).toBe('ok')
})

it('gives another secret to the person who created the key alone, because it acts for them', async () => {
  const w = await world()
  const { accountUid } = w.bella
  const { uid } = await makeKey(w.database.db, { accountUid, brandUid: w.luna, scopes: ['venues:read'] })
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.luna, 'owner'))
  for (const person of [w.ben, w.ada])
    expect((await refusal(person.call('replaceApiKey', { uid, version: 1, formerHours: 0 }))).code).toBe(
      'permission-denied',
    )
})

it('happens once for two at once, and not to a key that is off', async () => {
  const w = await world()
  const { accountUid } = w.bella
  const { uid } = await makeKey(w.database.db, { accountUid, brandUid: w.luna, scopes: ['venues:read'] })
  const replace = (version: number) => w.bella.call('replaceApiKey', { uid, version, formerHours: 0 })
  expect(codes(await Promise.allSettled([replace(1), replace(1)])).toSorted()).toEqual(['aborted', 'ok'])
  await w.bella.call('revokeApiKey', { uid })
  expect((await refusal(replace(3))).message).toBe('This API key no longer works. Create a new one instead.')
})
