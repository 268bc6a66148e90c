import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { keyCalls } from '../../contract.ts'
import { makeKey } from '../build.ts'

describeCall(keyCalls.listApiKeys, (w) => ({ brandUid: w.luna }))

const keyOf = (w: World) =>
  makeKey(w.database.db, { accountUid: w.bella.accountUid, brandUid: w.luna, scopes: ['visits:read'] })

it('shows an organisation’s keys, and never a secret or its hash', async () => {
  const w = await world()
  const { secret, caller } = await keyOf(w)
  const list = await w.bella.call('listApiKeys', { brandUid: w.luna })
  expect(list.canCreate).toBe(true)
  expect(first(list.rows)).toMatchObject({
    name: 'Till',
    begins: secret.slice(0, 9),
    createdBy: 'Bella',
    state: 'active',
    lastUsedAt: null,
    former: null,
    can: { replace: true, turnOff: true },
  })
  expect(JSON.stringify(list)).not.toContain(secret.slice(9))
  expect(JSON.stringify(list)).not.toContain(caller.apiKey?.secretHash)
})

it('is for owners and for admins of our team, who cannot create one there', async () => {
  const w = await world()
  await keyOf(w)
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.luna, 'admin'))
  expect((await refusal(w.ben.call('listApiKeys', { brandUid: w.luna }))).code).toBe('permission-denied')
  const seen = await w.ada.call('listApiKeys', { brandUid: w.luna })
  expect([seen.canCreate, first(seen.rows).can]).toEqual([false, { replace: false, turnOff: true }])
})

it('keeps our team’s keys to its admins', async () => {
  const w = await world()
  await makeKey(w.database.db, { accountUid: w.ada.accountUid, brandUid: null, scopes: ['collabs:read'] })
  const { rows, canCreate } = await w.ada.call('listApiKeys', { brandUid: null })
  expect([rows.length, canCreate]).toEqual([1, true])
  expect((await w.bella.call('listApiKeys', { brandUid: w.luna })).rows).toEqual([])
  expect((await refusal(w.bella.call('listApiKeys', { brandUid: null }))).code).toBe('permission-denied')
})

it('says which keys no longer work, and why', async () => {
  const w = await world()
  const fields = { scopes: ['visits:read'], days: 30, perMinute: 60 } as const
  await w.bella.call('createApiKey', {
    brandUid: w.luna,
    fields: { ...fields, name: 'Short', scopes: ['visits:read'] },
  })
  const off = await keyOf(w)
  await w.bella.call('revokeApiKey', { uid: off.uid })
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.luna, 'admin'))
  await makeKey(w.database.db, { accountUid: w.ben.accountUid, brandUid: w.luna, scopes: ['visits:read'] })
  await w.bella.call('removeMember', { brandUid: w.luna, accountUid: w.ben.accountUid })
  setClock(plus(storyStart, 30 * dayMs))
  const { rows } = await w.bella.call('listApiKeys', { brandUid: w.luna })
  expect(rows.map(({ name, state, createdBy }) => `${name} ${createdBy} ${state}`).toSorted()).toEqual([
    'Short Bella ended',
    'Till Bella off',
    'Till Ben left',
  ])
  expect(rows.find(({ state }) => state === 'left')?.can).toEqual({ replace: false, turnOff: true })
  expect(now() > storyStart).toBe(true)
})
