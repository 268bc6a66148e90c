import { expect, it } from 'vitest'
import { type Scope, scopes } from '../../../access/scopes.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { refusal } from '../../../world/describe-call.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import { addMembership, disableAccount, removeMembership } from '../../accounts/server/accounts.ts'
import { removeStaffMember, setStaffRole } from '../../accounts/server/staff.ts'
import { makeBrand } from '../../organisations/server/build.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { makeKey } from './build.ts'
import { callerOfKey, keySecretOf, loadKeyActor } from './key-actor.ts'

const request = { requestId: 'test', address: '127.0.0.1' }

const keyFor = (w: World, { accountUid }: Person, brandUid: string | null, having: readonly Scope[] = scopes) =>
  makeKey(w.database.db, { accountUid, brandUid, scopes: having })

it('acts as its organisation: at its venues that the person manages, and nowhere else', async () => {
  const w = await world()
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const [bar, terrace] = await w.tx(async (tx) => [
    await makeBrand(tx, { name: 'Luna Bar', orgUid, ownerUid: w.bella.accountUid }),
    await makeBrand(tx, { name: 'Luna Terrace', orgUid, ownerUid: w.oscar.accountUid }),
  ])
  await w.tx(async (tx) => {
    await addMembership(tx, w.bella.accountUid, 'brand', terrace, 'member')
    await addMembership(tx, w.bella.accountUid, 'brand', w.orso, 'admin')
  })
  const { caller } = await keyFor(w, w.bella, w.luna)
  const actor = await loadKeyActor(w.database.db, caller)
  expect(actor.brands).toEqual({ [w.luna]: 'owner', [bar]: 'owner' })
  const collab = await requestedCollab(w)
  const read = (name: string, input: object) => w.runner.run(name, input, caller)
  expect(await read('getCollab', { uid: collab.uid })).toMatchObject({ uid: collab.uid })
  for (const brandUid of [terrace, w.orso])
    expect((await refusal(read('listBrandBriefs', { brandUid }))).code).toBe('not-found')
})

it('leaves behind what its person is besides: creator, and one of our team', async () => {
  const w = await world()
  await w.tx(async (tx) => {
    await addMembership(tx, w.ada.accountUid, 'brand', w.luna, 'owner')
    await addMembership(tx, w.ada.accountUid, 'influencer', w.aliceInfluencer, 'owner')
  })
  const ofBrand = await loadKeyActor(w.database.db, (await keyFor(w, w.ada, w.luna)).caller)
  expect([ofBrand.staff, ofBrand.influencers, ofBrand.assigned.size, ofBrand.isConfirmed]).toEqual([null, {}, 0, false])
  const ofTeam = await loadKeyActor(w.database.db, (await keyFor(w, w.ada, null)).caller)
  expect([ofTeam.staff, ofTeam.brands, ofTeam.influencers]).toEqual(['admin', {}, {}])
})

it('ends with its person: removed, no longer an admin, disabled or off our team', async () => {
  const w = await world()
  const { caller } = await keyFor(w, w.bella, w.luna)
  const load = () => loadKeyActor(w.database.db, caller)
  await w.tx((tx) => addMembership(tx, w.bella.accountUid, 'brand', w.luna, 'member'))
  expect((await refusal(load())).message).toContain('no longer has access')
  await w.tx((tx) => removeMembership(tx, w.bella.accountUid, w.luna))
  expect((await refusal(load())).code).toBe('unauthenticated')
  await w.tx((tx) => addMembership(tx, w.bella.accountUid, 'brand', w.luna, 'owner'))
  expect((await load()).brands).toEqual({ [w.luna]: 'owner' })
  await w.tx((tx) => disableAccount(tx, w.bella.accountUid, 'for the test'))
  expect((await refusal(load())).code).toBe('unauthenticated')
})

it('never becomes more on our team than its person was, and ends when they leave it', async () => {
  const w = await world()
  const { caller } = await keyFor(w, w.anna, null)
  const load = () => loadKeyActor(w.database.db, caller)
  await w.tx((tx) => setStaffRole(tx, w.anna.accountUid, 'admin'))
  expect((await load()).staff).toBe('account_manager')
  await w.tx((tx) => removeStaffMember(tx, w.anna.accountUid))
  expect((await refusal(load())).code).toBe('unauthenticated')
})

it('notes its use once a minute at most', async () => {
  const w = await world()
  const { secret } = await keyFor(w, w.bella, w.luna)
  const usedAt = async () => (await w.bella.call('listApiKeys', { brandUid: w.luna })).rows[0]?.lastUsedAt
  const began = now()
  await callerOfKey(w.database.db, secret, request)
  setClock(plus(began, minuteMs - 1))
  await callerOfKey(w.database.db, secret, request)
  expect(await usedAt()).toBe(began.toISOString())
  setClock(plus(began, minuteMs + 1))
  await callerOfKey(w.database.db, secret, request)
  expect(await usedAt()).toBe(now().toISOString())
})

it('counts calls by the key, apart from its person, and by its own limit', async () => {
  const w = await world()
  const { caller } = await keyFor(w, w.bella, w.luna)
  const slow = {
    ...caller,
    apiKey: { uid: caller.apiKey?.uid ?? '', secretHash: caller.apiKey?.secretHash ?? '', perMinute: 60 },
  }
  for (let n = 0; n < 60; n += 1) await w.runner.run('getApiKey', {}, slow)
  expect(await refusal(w.runner.run('getApiKey', {}, slow))).toEqual({
    code: 'resource-exhausted',
    message: 'This API key may make 60 calls a minute. Wait a moment, then try again.',
  })
  await w.bella.call('listApiKeys', { brandUid: w.luna })
})

it('records what it does as its person, with the key beside it, and keeps their idempotency keys apart', async () => {
  const w = await world()
  const { uid, caller } = await keyFor(w, w.bella, w.luna)
  const collab = await requestedCollab(w)
  await w.runner.run('approveCollab', { uid: collab.uid, version: collab.version }, caller)
  const [event] = await w.eventsOf(collab.uid)
  expect(event).toMatchObject({
    kind: 'collab.approved',
    actorUid: w.bella.accountUid,
    side: 'brand',
    after: { apiKey: uid },
  })
  const create = (by: typeof caller) =>
    w.runner.run('createBrief', { brandUid: w.luna }, { ...by, idempotencyKey: 'the-same-key' }) as Promise<{
      uid: string
    }>
  const byPerson = await create(w.bella.caller)
  const byKey = await create(caller)
  expect(byKey.uid).not.toBe(byPerson.uid)
  expect((await create(caller)).uid).toBe(byKey.uid)
})

it('reads a secret from the header, and refuses what is none', async () => {
  const w = await world()
  expect(keySecretOf('Bearer pk_abc')).toBe('pk_abc')
  expect(keySecretOf('bearer  pk_abc')).toBe('pk_abc')
  for (const header of [undefined, '', 'pk_abc', 'Basic pk_abc', 'Bearer abc', 'Bearer pk_a b', 'Bearer pk_a\nb'])
    expect(keySecretOf(header)).toBeNull()
  for (const secret of ['pk_', 'pk_\u0000', "pk_' or 1=1", `pk_${'x'.repeat(100_000)}`])
    expect((await refusal(callerOfKey(w.database.db, secret, request))).message).toBe(
      'We don’t recognise this API key. Check that you copied all of it.',
    )
})
