import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { type Person, world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

async function bothWays(w: World) {
  const asked = await requestedCollab(w)
  const invited = await w.bella.call('inviteInfluencer', {
    briefUid: (await liveBrief(w)).uid,
    influencerUid: w.aliceInfluencer,
  })
  return { asked, invited }
}

describeCall(
  collabCalls.declineCollab,
  bothWays,
  (w, person, given) => {
    const { asked, invited } = given as Awaited<ReturnType<typeof bothWays>>
    const { uid, version } = person === w.alice ? invited : asked
    return { uid, version, reason: 'other' }
  },
  'record',
)

it('stays at stage 1, and shows the other side the kind sentence alone', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  const own = await w.bella.call('declineCollab', {
    uid,
    version,
    reason: 'dates',
    note: 'Too many empty plates in the feed.',
  })
  expect(own).toMatchObject({ stage: 1, outcome: 'declined' })
  expect(own.closeText).toContain('empty plates')
  const other = await w.alice.call('getCollab', { uid })
  expect(other.closeText).toBe('The dates don’t work for the venue.')
  expect(JSON.stringify(await w.alice.call('getCollabTimeline', { uid }))).not.toContain('empty plates')
  expect(JSON.stringify(await w.alice.call('listNotifications', {}))).not.toContain('empty plates')
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Your request for “Dinner for two at the counter” was declined',
    body: 'The dates don’t work for the venue. You’ll find more experiences in your feed.',
  })
})

it('tells a venue in the creator’s words that its invitation was declined', async () => {
  const w = await world()
  const { uid, version } = (await bothWays(w)).invited
  await w.alice.call('declineCollab', { uid, version, reason: 'full' })
  expect((await w.bella.call('getCollab', { uid })).closeText).toBe('The creator is fully booked right now.')
  const titles = (await w.bella.call('listNotifications', {})).rows.map(({ title, body }) => [title, body])
  expect(titles).toContainEqual([
    'Your invitation for “Dinner for two at the counter” was declined',
    'The creator is fully booked right now.',
  ])
})

const note = 'They asked us by phone.'
const inboxOf = async (person: Person) =>
  (await person.call('listNotifications', {})).rows.map(({ title, body }) => [title, body])

it('tells both sides that our team declined a request, and keeps our note from them', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  const ours = await w.anna.call('declineCollab', { uid, version, reason: 'similar-recently', note })
  expect(ours.closeText).toBe(`Our team declined this request. The venue recently worked with someone similar. ${note}`)
  const own = 'Our team declined this request for you. You recently worked with someone similar.'
  const other = 'Our team declined this request. The venue recently worked with someone similar.'
  expect((await w.bella.call('getCollab', { uid })).closeText).toBe(own)
  expect((await w.alice.call('getCollab', { uid })).closeText).toBe(other)
  expect(await inboxOf(w.bella)).toContainEqual(['The request for “Dinner for two at the counter” was declined', own])
  expect(await inboxOf(w.alice)).toContainEqual([
    'Your request for “Dinner for two at the counter” was declined',
    `${other} You’ll find more experiences in your feed.`,
  ])
  for (const person of [w.alice, w.bella])
    expect(JSON.stringify(await person.call('getCollabTimeline', { uid }))).not.toContain(note)
})

it('tells both sides that our team declined an invitation, without a word of what its creator thinks', async () => {
  const w = await world()
  const { uid, version } = (await bothWays(w)).invited
  await w.anna.call('declineCollab', { uid, version, reason: 'not-a-fit', note })
  const own = 'Our team declined this invitation for you. It isn’t the right fit this time.'
  const other = 'Our team declined this invitation. It isn’t the right fit this time.'
  expect((await w.alice.call('getCollab', { uid })).closeText).toBe(own)
  expect((await w.bella.call('getCollab', { uid })).closeText).toBe(other)
  expect((await w.anna.call('getCollab', { uid })).closeText).toBe(`${other} ${note}`)
  expect(await inboxOf(w.alice)).toContainEqual([
    'The invitation for “Dinner for two at the counter” was declined',
    `${own} You’ll find more experiences in your feed.`,
  ])
  const { events } = await w.bella.call('getCollabTimeline', { uid })
  expect(events.find(({ kind }) => kind === 'collab.declined')).toMatchObject({
    side: 'staff',
    details: { why: 'It isn’t the right fit this time.' },
  })
})
