import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { keyCalls } from '../../contract.ts'
import { makeKey } from '../build.ts'

describeCall(keyCalls.revokeApiKey, async (w) => {
  const { uid } = await makeKey(w.database.db, {
    accountUid: w.bella.accountUid,
    brandUid: w.luna,
    scopes: ['venues:read'],
  })
  return { uid }
})

it('ends a key at its next call, records it and mails the owners, once', async () => {
  const w = await world()
  const { accountUid } = w.bella
  const { uid, caller } = await makeKey(w.database.db, { accountUid, brandUid: w.luna, scopes: ['venues:read'] })
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.luna, 'owner'))
  await w.runner.run('getApiKey', {}, caller)
  for (let time = 0; time < 2; time += 1)
    expect(await w.ben.call('revokeApiKey', { uid })).toMatchObject({
      state: 'off',
      can: { replace: false, turnOff: false },
    })
  expect(await refusal(w.runner.run('getApiKey', {}, caller))).toEqual({
    code: 'unauthenticated',
    message: 'This API key was turned off. Create a new one.',
  })
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['api-key.revoked'])
  const { rows } = await w.database.pool.query(`select "to" from mails where subject = 'API key “Till” turned off'`)
  expect(rows.map(({ to }) => String(to)).toSorted()).toEqual(['bella@example.test', 'ben@example.test'])
})

it('hides a key of another organisation, and lets an admin of our team end any', async () => {
  const w = await world()
  const { accountUid } = w.oscar
  const { uid } = await makeKey(w.database.db, { accountUid, brandUid: w.orso, scopes: ['venues:read'] })
  expect(await refusal(w.bella.call('revokeApiKey', { uid }))).toEqual({
    code: 'not-found',
    message: 'We couldn’t find that API key.',
  })
  expect((await w.ada.call('revokeApiKey', { uid })).state).toBe('off')
  expect((await w.eventsOf(uid))[0]).toMatchObject({ kind: 'api-key.revoked', side: 'staff' })
})
