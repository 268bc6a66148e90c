import { expect, it } from 'vitest'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, storyStart, type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { openSession, touchSession } from '../../../accounts/server/sessions.ts'
import { keyCalls, type KeyFields } from '../../contract.ts'
import { mostKeys } from '../../fields.ts'
import { makeKey } from '../build.ts'

const fields: KeyFields = { name: 'Till', scopes: ['results:write', 'collabs:read'], days: 90, perMinute: 300 }
/** Each for whose keys they look after. */
const forOwn = (w: World, { name }: Person<string | null>) => ({
  brandUid: { oscar: w.orso, ada: null }[name] === undefined ? w.luna : ({ oscar: w.orso }[name] ?? null),
  fields,
})

describeCall(keyCalls.createApiKey, () => undefined, forOwn)

it('shows the secret once, stores a hash of it, records it and mails the owner', async () => {
  const w = await world()
  const { secret, key } = await w.bella.call('createApiKey', { brandUid: w.luna, fields })
  expect(secret).toMatch(/^pk_[\w-]{43}$/)
  expect(key).toMatchObject({
    name: 'Till',
    begins: secret.slice(0, 9),
    scopes: ['collabs:read', 'results:write'],
    perMinute: 300,
    endsAt: plus(storyStart, 90 * dayMs).toISOString(),
    state: 'active',
  })
  for (const table of ['api_keys', 'api_key_secrets', 'idempotency_keys', 'events', 'mails']) {
    const { rows } = await w.database.pool.query(`select to_jsonb(t)::text as row from ${table} t`)
    expect(rows.filter(({ row }) => row.includes(secret.slice(3)))).toEqual([])
  }
  const [event] = await w.eventsOf(key.uid)
  expect(event).toMatchObject({ kind: 'api-key.created', side: 'brand', after: { name: 'Till' } })
  const { rows } = await w.database.pool.query(`select subject, text from mails where "to" = 'bella@example.test'`)
  expect(rows).toMatchObject([{ subject: 'API key “Till” created' }])
  expect(rows[0].text).toContain('See requests, invitations and collabs; Add bookings from your own system.')
})

it('is for owners: an admin of the venue, and our team at a venue, may not', async () => {
  const w = await world()
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.luna, 'admin'))
  for (const person of [w.ben, w.ada])
    expect((await refusal(person.call('createApiKey', { brandUid: w.luna, fields }))).code).toBe('permission-denied')
  expect((await refusal(w.bella.call('createApiKey', { brandUid: null, fields }))).code).toBe('permission-denied')
})

it('asks for proof, and is closed to our team signed in as the owner', async () => {
  const w = await world()
  const as = async (byUid: string | null, confirmed: boolean) => {
    const token = await w.tx((tx) => openSession(tx, w.bella.accountUid, 'test', byUid))
    const session = await touchSession(w.database.db, token)
    if (!confirmed) setClock(plus(now(), 11 * minuteMs))
    const caller = { ...w.bella.caller, sessionUid: session?.uid ?? '' }
    return refusal(w.runner.run('createApiKey', { brandUid: w.luna, fields }, caller))
  }
  expect(await as(null, false)).toMatchObject({
    code: 'failed-precondition',
    message: 'Please confirm that it’s you, then try again.',
  })
  expect((await as(w.ada.accountUid, true)).code).toBe('permission-denied')
})

it('says what is missing, by field', async () => {
  const w = await world()
  const create = (change: object) =>
    refusal(w.bella.callRaw('createApiKey', { brandUid: w.luna, fields: { ...fields, ...change } }))
  expect((await create({ scopes: [] })).message).toContain('Choose at least one permission.')
  expect((await create({ name: '' })).code).toBe('invalid-argument')
  expect((await create({ name: 'See https://x.example' })).message).toContain('links')
  expect((await create({ scopes: ['team:write'] })).code).toBe('invalid-argument')
  expect((await create({ days: 31 })).code).toBe('invalid-argument')
  expect((await create({ perMinute: 1_000_000 })).code).toBe('invalid-argument')
})

it('allows a number of keys, however many are created at once', async () => {
  const w = await world()
  const { accountUid } = w.bella
  for (let made = 0; made < mostKeys - 2; made += 1)
    await makeKey(w.database.db, { accountUid, brandUid: w.luna, scopes: ['visits:read'] })
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => w.bella.call('createApiKey', { brandUid: w.luna, fields })),
  )
  expect(codes(results).toSorted()).toEqual([...Array(3).fill('failed-precondition'), 'ok', 'ok'])
})
