import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { secondVenue } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { safetyCalls } from '../../contract.ts'

const pair = (w: World) => ({ brandUid: w.luna, influencerUid: w.aliceInfluencer, reason: 'spam' as const })

describeCall(safetyCalls.reportProfile, pair)

it('goes to our team alone, once while it waits', async () => {
  const w = await world()
  await w.alice.call('reportProfile', { ...pair(w), details: 'Asked me for a deposit.' })
  expect((await refusal(w.alice.call('reportProfile', pair(w)))).message).toContain('You’ve already reported Luna')
  expect((await w.ada.call('listReports', {})).rows).toMatchObject([
    { about: { name: 'Luna', type: 'brand' }, by: { name: 'Alice Moreau' }, details: 'Asked me for a deposit.' },
  ])
  expect((await w.bella.call('listNotifications', {})).rows).toEqual([])
  expect((await w.ada.call('listNotifications', {})).rows[0]?.title).toBe('Luna was reported: spam or a scam')
})

it('blocks as well where that is asked for, for admins of a brand alone', async () => {
  const w = await world()
  await w.alice.call('reportProfile', { ...pair(w), block: true })
  expect((await w.alice.call('listBlockedBrands', { influencerUid: w.aliceInfluencer })).rows).toHaveLength(1)
  const ben = w.ben.call('reportProfile', { ...pair(w), block: true })
  expect((await refusal(ben)).message).toContain('Only an owner or admin')
  await w.bella.call('reportProfile', { ...pair(w), block: true })
  const { rows } = await w.bella.call('listBlockedInfluencers', { brandUid: w.luna })
  expect(rows).toMatchObject([{ handle: 'alice.eats', reason: 'Spam or a scam' }])
})

it('ends what was asked and not answered, and nothing that is agreed', async () => {
  const w = await world()
  const asked = await requestedCollab(w)
  await w.bella.call('reportProfile', pair(w))
  expect(await w.bella.call('getCollab', { uid: asked.uid })).toMatchObject({ outcome: 'declined' })
  const [told] = (await w.alice.call('listNotifications', {})).rows
  expect(told?.title).toContain('was declined')
})

it('takes the creator’s own request back, and keeps an agreed collab', async () => {
  const w = await world()
  const agreed = await approvedCollab(w)
  const second = await liveBrief(w, { title: 'Breakfast for one' })
  const own = await w.alice.call('applyToBrief', { briefUid: second.uid, influencerUid: w.aliceInfluencer })
  await w.alice.call('reportProfile', pair(w))
  expect(await w.alice.call('getCollab', { uid: own.uid })).toMatchObject({ outcome: 'withdrawn' })
  expect(await w.alice.call('getCollab', { uid: agreed.uid })).toMatchObject({ stage: 3, outcome: 'open' })
})

it('keeps a brand that two creators reported from inviting anyone new, until it is decided', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const invite = () => w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  await w.olivia.call('reportProfile', { ...pair(w), influencerUid: w.oliviaInfluencer })
  await w.alice.call('reportProfile', pair(w))
  expect((await refusal(invite())).message).toContain('You can’t contact anyone new')
  const [first] = (await w.ada.call('listReports', {})).rows
  expect(first).toMatchObject({ openAbout: 2, isHeld: true })
  await w.ada.call('decideReport', { uid: first?.uid ?? '', outcome: 'none', note: 'A misunderstanding.' })
  await invite()
})

it('keeps a creator that two brands reported from requesting', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  await w.bella.call('reportProfile', pair(w))
  await w.oscar.call('reportProfile', { ...pair(w), brandUid: w.orso })
  const request = w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(request)).message).toContain('You can’t contact anyone new')
})

it('counts one organisation and one person once, however many profiles they report as', async () => {
  const w = await world()
  const holds = async () =>
    (await w.ada.call('listReports', {})).rows.map(({ openAbout, isHeld }) => [openAbout, isHeld])
  await w.ben.call('reportProfile', pair(w))
  await w.bella.call('reportProfile', { ...pair(w), brandUid: await secondVenue(w) })
  expect(await holds()).toEqual([
    [2, false],
    [2, false],
  ])
  await w.tx((tx) => addMembership(tx, w.bella.accountUid, 'brand', w.orso, 'admin'))
  await w.bella.call('reportProfile', { ...pair(w), brandUid: w.orso })
  expect((await holds())[0]).toEqual([3, false])
})

it('counts two people of different organisations', async () => {
  const w = await world()
  await w.ben.call('reportProfile', pair(w))
  await w.oscar.call('reportProfile', { ...pair(w), brandUid: w.orso })
  expect((await w.ada.call('listReports', {})).rows[0]).toMatchObject({ openAbout: 2, isHeld: true })
})
