import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { askedQuestion, liveBrief } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { exampleContent } from '../../../briefs/server/build.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { messageCalls } from '../../contract.ts'

const text = 'Is there a vegan menu?'

describeCall(messageCalls.askBriefQuestion, async (w) => ({
  briefUid: (await liveBrief(w)).uid,
  influencerUid: w.aliceInfluencer,
  text,
}))

const ask = (w: World, briefUid: string) =>
  w.alice.call('askBriefQuestion', { briefUid, influencerUid: w.aliceInfluencer, text })

const told = async (person: Person) =>
  (await person.call('listNotifications', {})).rows
    .filter(({ kind }) => kind === 'question.asked')
    .map(({ title, path }) => ({ title, path }))

it('tells the venue’s team and its account manager, without the creator’s phone number', async () => {
  const w = await world()
  const { uid, text: own, masked } = await askedQuestion(w)
  // Its creator reads what the venue reads.
  expect({ own, masked }).toEqual({ own: 'Is there a vegan menu? Call me on [phone number].', masked: true })
  const title = 'Alice Moreau has a question about “Dinner for two at the counter”'
  const ofTeam = { title, path: `/app/today?uid=${w.luna}&kind=brief-question` }
  for (const person of [w.bella, w.ben]) expect(await told(person)).toEqual([ofTeam])
  expect(await told(w.anna)).toEqual([{ title, path: '/app/today?kind=brief-question' }])
  for (const person of [w.alice, w.amir, w.ada, w.oscar]) expect(await told(person)).toEqual([])
  const mails = await mailsTo(w, 'bella@example.test')
  expect(mails.find(({ subject }) => subject === title)?.text).toContain(
    'Is there a vegan menu? Call me on [phone number].',
  )
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['brief-question.asked'])
})

it('is asked once for each brief, also at the same time, answered or not', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const results = await Promise.allSettled([ask(w, briefUid), ask(w, briefUid)])
  expect(codes(results).toSorted()).toEqual(['failed-precondition', 'ok'])
  expect((await refusal(ask(w, briefUid))).message).toBe(
    'You’ve already asked about this brief. We’ll let you know when the venue answers.',
  )
  const { question } = await w.alice.call('getBriefQuestion', { briefUid, influencerUid: w.aliceInfluencer })
  await w.bella.call('answerBriefQuestion', { uid: must(question).uid, text: 'Yes, there is.' })
  expect((await refusal(ask(w, briefUid))).message).toBe(
    'You’ve already asked about this brief. Send anything else with your request.',
  )
  expect(await told(w.bella)).toHaveLength(1)
})

it('is open to whoever could request the brief now, and to nobody else', async () => {
  const w = await world()
  const { uid: briefUid, version } = await liveBrief(w)
  const refused = async () => (await refusal(ask(w, briefUid))).message
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'applied' })
  expect(await refused()).toContain('isn’t approved yet')
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'approved' })
  const { uid: large } = await liveBrief(w, { eligibility: { ...exampleContent().eligibility, followersFrom: 60_000 } })
  expect((await refusal(ask(w, large))).message).toContain('This brief isn’t open to you: ')
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats' })
  expect(await refused()).toContain('This brief isn’t open to you')
  await w.bella.call('unblockInfluencer', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  const paused = await w.bella.call('pauseBrief', { uid: briefUid, version })
  expect(await refused()).toContain('This brief is paused')
  await w.bella.call('resumeBrief', { uid: briefUid, version: paused.version })
  setClock(new Date('2027-03-02T09:00:00Z'))
  expect(await refused()).toContain('This brief has ended')
})

it('leaves a creator who has had a collab to its conversation', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const target = { briefUid, influencerUid: w.aliceInfluencer }
  const { uid, version } = await w.alice.call('applyToBrief', target)
  const words = 'You have a collab for this brief. Ask in its conversation instead.'
  expect((await refusal(ask(w, briefUid))).message).toBe(words)
  await w.alice.call('withdrawCollab', { uid, version })
  expect((await refusal(ask(w, briefUid))).message).toBe(words)
  expect(await w.alice.call('getBriefQuestion', target)).toEqual({ question: null, can: { ask: false } })
})

it('is closed to a creator whom several brands have reported', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const about = { influencerUid: w.aliceInfluencer, reason: 'spam', details: 'Again.' } as const
  await w.bella.call('reportProfile', { ...about, brandUid: w.luna })
  await w.oscar.call('reportProfile', { ...about, brandUid: w.orso })
  expect((await refusal(ask(w, briefUid))).message).toContain('You can’t contact anyone new')
})
