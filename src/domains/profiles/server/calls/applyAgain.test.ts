import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { influencerProfiles } from '../tables.ts'

async function decided(w: World, change: Partial<Input<'decideApplication'>> = {}) {
  const input: Input<'decideApplication'> = {
    uid: w.aliceInfluencer,
    version: 1,
    decision: 'rejected',
    reason: 'Please add figures.',
    ...change,
  }
  const { uid, version } = await w.anna.call('decideApplication', input)
  return { uid, version }
}
const approvalOf = (w: World) => w.alice.call('getApproval', { influencerUid: w.aliceInfluencer })

describeCall(profileCalls.applyAgain, (w) => decided(w))

it('puts who was rejected into the queue again, and tells who decided', async () => {
  const w = await world()
  const input = await decided(w)
  expect((await approvalOf(w)).can).toEqual({ apply: 'again' })
  setClock(plus(now(), 7 * dayMs))
  const after = await w.alice.call('applyAgain', { ...input, note: 'They are there now.' })
  expect(after).toMatchObject({ approval: 'applied', approvalReason: null, reapplyFrom: null })
  expect(await approvalOf(w)).toMatchObject({ answerBy: '2026-03-11T09:00:00.000Z', can: { apply: null } })
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({ kind: 'influencer.reapplied', side: 'influencer', why: 'They are there now.' })
  const [notification] = (await w.anna.call('listNotifications', {})).rows
  expect(notification).toMatchObject({ title: '@alice.eats applied again' })
  expect(must(notification).body).toContain('“Please add figures.” Their reply: “They are there now.”')
  expect((await w.amir.call('listInfluencers', { approval: 'applied' })).rows).toHaveLength(1)
  expect((await refusal(w.alice.call('applyAgain', { uid: input.uid, version: after.version }))).code).toBe(
    'failed-precondition',
  )
})

it('keeps the day that was named, and not a day longer', async () => {
  const w = await world()
  const input = await decided(w, { reapplyFrom: '2026-03-10' })
  setClock(new Date('2026-03-09T23:59:00Z'))
  expect(await refusal(w.alice.call('applyAgain', input))).toEqual({
    code: 'failed-precondition',
    message: 'You can apply again from 10 March 2026.',
  })
  expect((await approvalOf(w)).can).toEqual({ apply: null })
  setClock(new Date('2026-03-10T00:00:00Z'))
  expect((await w.alice.call('applyAgain', input)).approval).toBe('applied')
})

it('answers what the team asked; the admins hear of it where who asked is not of the team any more', async () => {
  const w = await world()
  await w.database.db
    .update(influencerProfiles)
    .set({ approval: 'applied' })
    .where(eq(influencerProfiles.uid, w.aliceInfluencer))
  const input = await decided(w, { decision: 'details-requested', reason: 'Which account is yours?' })
  expect((await approvalOf(w)).can).toEqual({ apply: 'answer' })
  await w.ada.call('endStaff', { accountUid: w.anna.accountUid, handTo: w.amir.accountUid })
  expect((await refusal(w.alice.call('applyAgain', input))).message).toContain('Answer our team’s question')
  await w.alice.call('applyAgain', { ...input, note: 'The one with two dots.' })
  expect(await approvalOf(w)).toMatchObject({ state: 'applied', reason: null, can: { apply: null } })
  expect((await w.ada.call('listNotifications', {})).rows[0]).toMatchObject({ title: '@alice.eats replied' })
})

it('is nothing for who is approved, suspended or waits, and is refused with an old version', async () => {
  const w = await world()
  const wanted = { uid: w.aliceInfluencer, version: 1, note: 'Please.' }
  for (const approval of ['approved', 'suspended', 'applied'] as const) {
    await w.database.db.update(influencerProfiles).set({ approval })
    expect((await refusal(w.alice.call('applyAgain', wanted))).code).toBe('failed-precondition')
  }
  await w.database.db.update(influencerProfiles).set({ approval: 'rejected' })
  expect((await refusal(w.alice.call('applyAgain', { ...wanted, version: 9 }))).code).toBe('aborted')
})
