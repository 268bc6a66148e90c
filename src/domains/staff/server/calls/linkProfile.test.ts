import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { secondVenue } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { removeMembership } from '../../../accounts/server/accounts.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.linkProfile, (w) => ({ ...alice(w), profileUid: w.oliviaInfluencer, role: 'member' }))

it('lets someone act for a profile, within the seats of a brand', async () => {
  const w = await world()
  const luna = { ...alice(w), profileUid: w.luna, role: 'admin' as const }
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'basic'))
  expect((await refusal(w.ada.call('linkProfile', luna))).message).toContain('This plan’s only seat is taken')
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'premium'))
  await w.ada.call('linkProfile', luna)
  expect((await w.alice.call('getUser', {})).brand_admins_for).toContain(w.luna)
  const unknown = { ...luna, profileUid: `brand_${'0'.repeat(26)}` }
  expect((await refusal(w.ada.call('linkProfile', unknown))).code).toBe('not-found')
})

it('asks for no further seat for who has one already', async () => {
  const w = await world()
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await w.tx((tx) => removeMembership(tx, w.ben.accountUid, w.luna))
  await w.tx((tx) => setTier(tx, orgUid, 'basic'))
  const bella = { uid: w.bella.accountUid, profileUid: w.luna }
  const { linked } = await w.ada.call('linkProfile', { ...bella, role: 'admin' })
  expect(linked).toMatchObject([{ uid: w.luna, role: 'admin' }])
  expect(
    (await w.ada.call('linkProfile', { ...bella, profileUid: await secondVenue(w), role: 'owner' })).linked,
  ).toHaveLength(2)
  const another = w.ada.call('linkProfile', { ...alice(w), profileUid: w.luna, role: 'member' })
  expect((await refusal(another)).message).toContain('This plan’s only seat is taken')
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

it('mails the person and the profile’s owners what has changed, and nobody where nothing has', async () => {
  const w = await world()
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'premium'))
  const link = (role: 'member' | 'admin') => w.ada.call('linkProfile', { ...alice(w), profileUid: w.luna, role })
  await link('member')
  await link('member')
  await link('admin')
  expect((await mailsTo(w, 'alice@example.test')).map(({ subject }) => subject)).toEqual([
    'You now have access to Luna on Plusone',
    'Your role at Luna changed on Plusone',
  ])
  const [added, changed, ...more] = await mailsTo(w, 'bella@example.test')
  expect(added?.subject).toBe('Alice now has access to Luna on Plusone')
  expect(added?.text).toContain('Our team just gave Alice (alice@example.test) access to Luna as a member.')
  expect(changed?.text).toContain('Our team just made Alice (alice@example.test) an admin of Luna.')
  expect(more).toEqual([])
  expect(await mailsTo(w, 'ben@example.test')).toEqual([])
})
