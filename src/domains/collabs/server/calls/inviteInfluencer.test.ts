import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'

describeCall(collabCalls.inviteInfluencer, async (w) => ({
  briefUid: (await liveBrief(w)).uid,
  influencerUid: w.aliceInfluencer,
  message: '',
}))

it('waits for the invitee, who is the one to answer', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const collab = await w.bella.call('inviteInfluencer', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
    message: 'Your pasta film made us hungry.',
  })
  expect(collab).toMatchObject({ stage: 1, startedBy: 'brand', can: { approve: false } })
  expect((await refusal(w.bella.call('approveCollab', { uid: collab.uid, version: 1 }))).code).toBe('permission-denied')
  expect(await w.alice.call('approveCollab', { uid: collab.uid, version: 1 })).toMatchObject({ stage: 3 })
})

it('is for approved influencers and live briefs, and one at a time', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const invite = () => w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  await invite()
  expect((await refusal(invite())).message).toBe('This creator already has an open collab for this brief.')
  await setInfluencer(w.database.db, w.oliviaInfluencer, { approval: 'suspended' })
  const other = w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  expect((await refusal(other)).message).toBe('This creator isn’t approved, so you can’t invite them.')
})

it('keeps people under 25 from content that shows alcohol in the UK; staff may say why not', async () => {
  const w = await world()
  const brief = await liveBrief(w, { showsAlcohol: true })
  await setInfluencer(w.database.db, w.aliceInfluencer, { dateOfBirth: '2003-01-01' })
  const invitation = { briefUid: brief.uid, influencerUid: w.aliceInfluencer }
  expect((await refusal(w.bella.call('inviteInfluencer', { ...invitation, message: 'Come!' }))).message).toBe(
    'This brief’s content shows alcohol, so in the UK it’s only for creators aged 25 and over.',
  )
  expect((await refusal(w.anna.call('inviteInfluencer', invitation))).message).toBe(
    'This brief’s content shows alcohol and this creator is under 25. Add a reason for inviting them.',
  )
  const message = 'A feature on alcohol-free pairings.'
  expect(await w.anna.call('inviteInfluencer', { ...invitation, message })).toMatchObject({ startedBy: 'staff' })
})
