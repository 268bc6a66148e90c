import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { keyCalls } from '../../contract.ts'
import { makeKey } from '../build.ts'

describeCall(
  keyCalls.getApiKey,
  () => ({}),
  () => ({}),
)

it('names the key, what it may do and its venues', async () => {
  const w = await world()
  const { accountUid } = w.bella
  const { caller } = await makeKey(w.database.db, { accountUid, brandUid: w.luna, scopes: ['venues:read'] })
  expect(await w.runner.run('getApiKey', {}, caller)).toEqual({
    name: 'Till',
    scopes: ['venues:read'],
    perMinute: 600,
    endsAt: null,
    venues: [{ uid: w.luna, name: 'Luna' }],
  })
})

it('is for API keys, not for people', async () => {
  const w = await world()
  expect((await refusal(w.bella.call('getApiKey', {}))).message).toBe('This call needs an API key.')
})
