import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, liveBrief, storySlot } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { findPublicProfile } from '../public-page.ts'

const own = async (w: World) => ({
  uid: w.aliceInfluencer,
  version: (await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).version,
})
const paused = async (w: World) => w.alice.call('pauseProfile', await own(w))

describeCall(profileCalls.pauseProfile, own)

it('keeps invitations and briefs away, and says why', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const before = await w.bella.call('countEligible', {
    brandUid: w.luna,
    eligibility: brief.content.eligibility,
    showsAlcohol: false,
  })
  expect((await paused(w)).pausedAt).not.toBeNull()
  const after = await w.bella.call('countEligible', {
    brandUid: w.luna,
    eligibility: brief.content.eligibility,
    showsAlcohol: false,
  })
  expect(before.eligible - after.eligible).toBe(1)
  const invitation = { briefUid: brief.uid, influencerUid: w.aliceInfluencer, message: '' }
  expect((await refusal(w.bella.call('inviteInfluencer', invitation))).message).toBe(
    'This creator is taking a break, so you can’t invite them right now.',
  )
  const request = { briefUid: brief.uid, influencerUid: w.aliceInfluencer, message: '' }
  expect((await refusal(w.alice.call('applyToBrief', request))).message).toContain('Your profile is paused.')
})

it('lets what is agreed go on', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  await paused(w)
  const visit = { uid, version, startsAt: storySlot.toISOString(), guests: 1 }
  expect(await w.alice.call('scheduleVisit', visit)).toMatchObject({ stage: 4 })
})

it('is said on the public page', async () => {
  const w = await world()
  const publicPage = { on: true, inSearch: false, showAudience: false, showReliability: false }
  await w.alice.call('savePublicPage', { ...(await own(w)), publicPage })
  await paused(w)
  const found = await findPublicProfile(w.database.db, { handle: 'alice.eats' })
  expect(found?.profile.isPaused).toBe(true)
})

it('is done once, and not from an older view', async () => {
  const w = await world()
  const seen = await own(w)
  await paused(w)
  expect((await refusal(w.alice.call('pauseProfile', seen))).code).toBe('aborted')
  expect((await refusal(paused(w))).code).toBe('failed-precondition')
})
