import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.linkProfile, (w) => ({ ...alice(w), profileUid: w.oliviaInfluencer, role: 'member' }))

it('lets someone act for a profile, within the seats of a brand', async () => {
  const w = await world()
  const luna = { ...alice(w), profileUid: w.luna, role: 'admin' as const }
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'basic'))
  expect((await refusal(w.ada.call('linkProfile', luna))).message).toContain('Your plan includes one person')
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'premium'))
  await w.ada.call('linkProfile', luna)
  expect((await w.alice.call('getUser', {})).brand_admins_for).toContain(w.luna)
  const unknown = { ...luna, profileUid: `brand_${'0'.repeat(26)}` }
  expect((await refusal(w.ada.call('linkProfile', unknown))).code).toBe('not-found')
})

it('writes down the role that it changes', async () => {
  const w = await world()
  await w.ada.call('linkProfile', { ...alice(w), profileUid: w.oliviaInfluencer, role: 'member' })
  await w.ada.call('linkProfile', { ...alice(w), profileUid: w.oliviaInfluencer, role: 'admin' })
  const [second, first] = await w.eventsOf(w.alice.accountUid)
  expect(first).toMatchObject({ before: null, after: { role: 'member' } })
  expect(second).toMatchObject({ before: { role: 'member' }, after: { role: 'admin' } })
})

it('makes nobody of the team an owner, and lets them be a member', async () => {
  const w = await world()
  const anna = { uid: w.anna.accountUid, profileUid: w.aliceInfluencer }
  for (const role of ['owner', 'admin'] as const)
    expect((await refusal(w.ada.call('linkProfile', { ...anna, role }))).code).toBe('failed-precondition')
  const { linked } = await w.ada.call('linkProfile', { ...anna, role: 'member' })
  expect(linked).toMatchObject([{ uid: w.aliceInfluencer, role: 'member' }])
})
