import { expect, it } from 'vitest'
import { hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { seenNow } from '../../../../world/seen-threads.ts'
import { requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { type Person, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(
  messageCalls.listThreads,
  async (w) => void (await requestedCollab(w)),
  (w, person) => (person === w.bella || person === w.ben ? { profileUid: w.luna } : { profileUid: w.aliceInfluencer }),
  'record',
)

it('shows each side the other, latest first, found by name or handle, in pages', async () => {
  const w = await world()
  const first = await requestedCollab(w)
  const second = await w.olivia.call('applyToBrief', {
    briefUid: first.brief.uid,
    influencerUid: w.oliviaInfluencer,
    message: '',
  })
  await w.alice.call('sendMessage', { collabUid: first.uid, key: 'a', text: 'From Alice' })
  await w.olivia.call('sendMessage', { collabUid: second.uid, key: 'a', text: 'From Olivia' })
  const threads = await w.bella.call('listThreads', { profileUid: w.luna })
  expect(threads.rows.map(({ lastText, lastMine, unread }) => ({ lastText, lastMine, unread }))).toEqual([
    { lastText: 'From Olivia', lastMine: false, unread: 1 },
    { lastText: 'From Alice', lastMine: false, unread: 1 },
  ])
  const page = await w.bella.call('listThreads', { profileUid: w.luna, limit: 1 })
  const next = await w.bella.call('listThreads', {
    profileUid: w.luna,
    limit: 1,
    cursor: must(page.nextCursor, 'next cursor'),
  })
  expect([...page.rows, ...next.rows].map(({ collabUid }) => collabUid)).toEqual([second.uid, first.uid])
  expect(next.nextCursor).toBeNull()
  const found = await w.bella.call('listThreads', { profileUid: w.luna, search: '@ali' })
  expect(found.rows.map(({ influencer: { name, handle } }) => [name, handle])).toEqual([['Alice Moreau', 'alice.eats']])
  const byName = await w.bella.call('listThreads', { profileUid: w.luna, search: 'moreau' })
  expect(byName.rows.map(({ collabUid }) => collabUid)).toEqual([first.uid])
  expect((await w.alice.call('listThreads', { profileUid: w.aliceInfluencer })).rows).toHaveLength(1)
})

it('shows an account manager the brands that they look after, and others’ when asked', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Hello' })
  const seenBy = async (who: Person, ofManaged: boolean) =>
    (await who.call('listThreads', { ofManaged })).rows.map(({ collabUid }) => collabUid)
  expect(await seenBy(w.anna, true)).toEqual([uid])
  expect(await seenBy(w.amir, true)).toEqual([])
  expect(await seenBy(w.amir, false)).toEqual([uid])
})

it('finds what was written, but nobody by the notes of another side or by contacts that are hidden from them', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const text = 'The terrace, please: call +44 20 7946 0123'
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Is there a high chair?' })
  await w.alice.call('sendMessage', { collabUid: uid, key: 'b', text })
  await w.anna.call('addThreadNote', { collabUid: uid, key: 'c', text: 'Allergic to walnuts' })
  await w.ben.call('addThreadNote', { collabUid: uid, key: 'd', text: 'Give her the corner table' })
  const found = async (who: Person, profileUid: string | undefined, search: string) =>
    (await who.call('listThreads', { search, ...(profileUid && { profileUid }) })).rows.length
  for (const [who, profileUid] of [
    [w.alice, w.aliceInfluencer],
    [w.bella, w.luna],
    [w.anna, undefined],
  ] as const) {
    expect(await found(who, profileUid, 'HIGH chair')).toBe(1)
    expect(await found(who, profileUid, '100%')).toBe(0)
    // Two letters are looked for in names alone.
    expect(await found(who, profileUid, 'ch')).toBe(0)
  }
  const of = (search: string) =>
    Promise.all([
      found(w.anna, undefined, search),
      found(w.alice, w.aliceInfluencer, search),
      found(w.bella, w.luna, search),
    ])
  expect(await of('walnuts')).toEqual([1, 0, 0])
  expect(await of('corner table')).toEqual([0, 0, 1])
  expect(await of('7946')).toEqual([1, 1, 0])
  expect(await found(w.olivia, w.oliviaInfluencer, 'high chair')).toBe(0)
  // Nor does our team find a brand's conversations by what its people note.
  expect(await found(w.anna, w.luna, 'corner table')).toBe(0)
})

it('shows the newest line that was found, as each side may read it, and none where a name was', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  for (const [key, text] of [
    ['a', 'Is there a high chair for my niece?'],
    ['b', 'The high chair, please: call +44 20 7946 0123'],
    ['c', 'See you'],
  ] as const)
    await w.alice.call('sendMessage', { collabUid: uid, key, text })
  await w.anna.call('addThreadNote', { collabUid: uid, key: 'd', text: 'They have no HIGH chair' })
  await w.bella.call('sendMessage', { collabUid: uid, key: 'e', text: 'Yes' })
  const matchFor = async (who: Person, profileUid: string | undefined, search: string) =>
    must((await who.call('listThreads', { search, ...(profileUid && { profileUid }) })).rows[0]).match
  const newest = 'The high chair, please: call +44 20 7946 0123'
  expect(await matchFor(w.alice, w.aliceInfluencer, 'high chair')).toEqual({ text: newest, mine: true, isNote: false })
  const first = { text: 'Is there a high chair for my niece?', mine: false, isNote: false }
  expect(await matchFor(w.bella, w.luna, 'high chair')).toEqual(first)
  expect(await matchFor(w.anna, undefined, 'high chair')).toMatchObject({
    text: 'They have no HIGH chair',
    isNote: true,
  })
  const opening = { text: 'I would love to come.', mine: false, isNote: false }
  expect(await matchFor(w.bella, w.luna, 'love to')).toEqual(opening)
  expect(await matchFor(w.bella, w.luna, 'Alice')).toBeNull()
  expect(must((await w.bella.call('listThreads', { profileUid: w.luna })).rows[0]).match).toBeNull()
})

it('finds a text with contacts of the other side once their visit is confirmed, as it shows them then', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  for (const text of [
    'Please tag hi@luna.test',
    'Ring me: 020\u00a07946\u00a00123',
    'Or dial: 020\u202f7946\u20090123',
  ])
    await w.alice.call('sendMessage', { collabUid: uid, key: text, text })
  await w.alice.call('sendMessage', { collabUid: uid, key: 'd', text: 'We post as @alice.eats' })
  const found = async (search: string) =>
    Promise.all([
      w.alice.call('listThreads', { profileUid: w.aliceInfluencer, search }),
      w.bella.call('listThreads', { profileUid: w.luna, search }),
    ]).then((answers) => answers.map(({ rows }) => rows.length))
  const hidden = ['luna.test', 'ring me', 'or dial']
  for (const search of hidden) expect(await found(search)).toEqual([1, 0])
  expect(await found('we post as')).toEqual([1, 1])
  setClock(plus(storySlot, -20 * hourMs))
  await w.alice.call('confirmVisit', { uid, version })
  for (const search of hidden) expect(await found(search)).toEqual([1, 1])
})

it('finds the words of a request for both sides, and counts the letters after an @', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'My zucchini pictures' })
  const of = async (search: string) => [
    (await w.alice.call('listThreads', { profileUid: w.aliceInfluencer, search })).rows.length,
    (await w.bella.call('listThreads', { profileUid: w.luna, search })).rows.length,
  ]
  expect(await of('love to come')).toEqual([1, 1])
  expect((await w.anna.call('listThreads', { search: 'love to come' })).rows).toHaveLength(1)
  expect(await of('zuc')).toEqual([1, 1])
  expect(await of('@zu')).toEqual([0, 0])
})

it('lists several brands together for whoever belongs to each, and searches them', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Is there a high chair?' })
  const listFor = async (who: Person, brandUids: string[], search?: string) =>
    (await who.call('listThreads', { brandUids, ...(search && { search }) })).rows.map(({ collabUid }) => collabUid)
  expect(await listFor(w.bella, [w.luna, nord])).toEqual([uid])
  expect(await listFor(w.bella, [nord, w.luna], 'high chair')).toEqual([uid])
  expect(await listFor(w.bella, [nord])).toEqual([])
  expect(await listFor(w.anna, [w.luna, w.orso])).toEqual([uid])
  expect(await refusal(w.bella.call('listThreads', { brandUids: [w.luna, w.orso] }))).toMatchObject({
    code: 'not-found',
  })
})

it('is nobody else’s, and asks a profile of whoever is not of the team', async () => {
  const w = await world()
  for (const attempt of [{ profileUid: w.luna }, {}])
    expect(await refusal(w.oscar.call('listThreads', attempt))).toMatchObject({ code: 'not-found' })
})

it('holds open collabs before their first message, and of ended ones those in which something was said', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  const listOf = async () => (await w.alice.call('listThreads', { profileUid: w.aliceInfluencer })).rows
  expect(await listOf()).toMatchObject([{ collabUid: uid, unread: 0, done: false }])
  expect((await w.bella.call('countUnread', { profileUid: w.luna })).threads).toBe(0)
  await w.alice.call('markThreadsDone', { threads: seenNow([uid]), done: true })
  expect(await listOf()).toEqual([])
  await w.alice.call('markThreadsDone', { threads: seenNow([uid]), done: false })
  await w.bella.call('declineCollab', { uid, version, reason: 'other', note: '' })
  expect(await listOf()).toEqual([])
  expect((await w.alice.call('getThread', { collabUid: uid })).brand.name).toBe('Luna')
  await w.bella.call('sendMessage', { collabUid: uid, key: 'a', text: 'Next month, perhaps?' })
  expect(await listOf()).toMatchObject([{ lastText: 'Next month, perhaps?' }])
})

it('shows the words of the request before the first message, to each side as theirs or the other’s', async () => {
  const w = await world()
  const { brief } = await requestedCollab(w)
  await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, message: '' })
  const ofLuna = (await w.bella.call('listThreads', { profileUid: w.luna })).rows
  expect(ofLuna.map(({ influencer, lastText, lastMine }) => [influencer.handle, lastText, lastMine])).toEqual(
    expect.arrayContaining([
      ['alice.eats', 'I would love to come.', false],
      ['olivia.out', '', false],
    ]),
  )
  expect((await w.alice.call('listThreads', { profileUid: w.aliceInfluencer })).rows).toMatchObject([
    { lastText: 'I would love to come.', lastMine: true },
  ])
})

it('holds what nobody has answered, whoever has waited longest first, in pages', async () => {
  const w = await world()
  const first = await requestedCollab(w)
  const applied = { briefUid: first.brief.uid, influencerUid: w.oliviaInfluencer, message: '' }
  const second = await w.olivia.call('applyToBrief', applied)
  const say = (who: Person, collabUid: string, text: string) => {
    setClock(plus(now(), hourMs))
    return who.call('sendMessage', { collabUid, key: text, text })
  }
  const olivia = await say(w.olivia, second.uid, 'From Olivia')
  const alice = await say(w.alice, first.uid, 'From Alice')
  await say(w.olivia, second.uid, 'Still there?')
  const unanswered = async (who: Person, profileUid?: string, page = {}) =>
    who.call('listThreads', { box: 'unanswered', ...(profileUid && { profileUid }), ...page })
  for (const seen of [await unanswered(w.bella, w.luna), await unanswered(w.anna)])
    expect(seen.rows.map(({ collabUid, waitingSince }) => [collabUid, waitingSince])).toEqual([
      [second.uid, olivia.at],
      [first.uid, alice.at],
    ])
  const page = await unanswered(w.bella, w.luna, { limit: 1 })
  const next = await unanswered(w.bella, w.luna, { limit: 1, cursor: must(page.nextCursor) })
  expect([page.rows[0]?.collabUid, next.rows[0]?.collabUid, next.nextCursor]).toEqual([second.uid, first.uid, null])
  expect((await unanswered(w.olivia, w.oliviaInfluencer)).rows).toEqual([])
  await say(w.bella, second.uid, 'Hi Olivia')
  await say(w.anna, first.uid, 'They will write tomorrow.')
  expect((await unanswered(w.bella, w.luna)).rows).toEqual([])
  expect((await unanswered(w.olivia, w.oliviaInfluencer)).rows).toMatchObject([{ lastText: 'Hi Olivia' }])
})
