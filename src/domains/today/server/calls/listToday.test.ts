import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { addedItems } from '../../../../world/logistics-stories.ts'
import { now, setClock } from '../../../../kit/server/clock.ts'
import { bringPhoto, deliveredCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import {
  appliedCreator,
  approvedCollab,
  askedQuestion,
  requestedCollab,
  scheduledCollab,
  submittedBrief,
} from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

describeCall(
  todayCalls.listToday,
  (w) => ({ brandUid: w.luna }),
  () => ({}),
)

const kindsOf = async (person: Person, input = {}) =>
  (await person.call('listToday', input)).rows.map(({ kind, influencer }) => [kind, influencer?.name ?? null])

async function applied(w: World) {
  await appliedCreator(w)
}

it('gives a brand the requests to its venues, until when they can be answered, and an account manager those it has left', async () => {
  const w = await world()
  const { uid, answerBy } = await requestedCollab(w)
  const { rows } = await w.bella.call('listToday', {})
  expect(rows).toMatchObject([
    { kind: 'request', subjectUid: uid, collabUid: uid, dueAt: answerBy, brand: { name: 'Luna' }, assignedTo: null },
  ])
  expect(await kindsOf(w.oscar)).toEqual([])
  expect(await kindsOf(w.anna)).toEqual([])
  setClock(new Date('2026-03-05T12:00:00Z'))
  expect(await kindsOf(w.anna)).toEqual([['request', 'Alice Moreau']])
  expect(await kindsOf(w.amir)).toEqual([])
})

it('puts what is due first at the top, whatever it is, and pages through it', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await applied(w)
  const collab = await scheduledCollab(w)
  await w.bella.call('requestStaffHelp', { collabUid: collab.uid, reason: 'Please help.' })
  setClock(new Date('2026-03-03T08:00:00Z'))
  const all = await w.anna.call('listToday', {})
  expect(all.rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['help', 'meeting', 'application']))
  expect(all.rows.map(({ dueAt }) => dueAt)).toEqual(all.rows.map(({ dueAt }) => dueAt).toSorted())
  const first = await w.anna.call('listToday', { limit: 1 })
  const second = await w.anna.call('listToday', { limit: 1, cursor: first.nextCursor ?? '' })
  expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 2))
  expect(await kindsOf(w.anna, { kind: 'application' })).toEqual([['application', 'Olivia Grant']])
})

it('has the screenshot of an approved creator until our team has compared it', async () => {
  const w = await world()
  const screenshot = await bringPhoto(w, w.alice)
  const { version, social } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  const { url: _url, confirmedHow: _how, confirmedAt: _at, ...account } = must(social[0])
  await w.alice.call('saveSocialAccount', { uid: w.aliceInfluencer, version, account, screenshot })
  expect(await kindsOf(w.anna)).toEqual([['screenshot', 'Alice Moreau']])
  expect(await kindsOf(w.bella)).toEqual([])
  await w.anna.call('decideAccountNumbers', {
    uid: w.aliceInfluencer,
    platform: account.platform,
    at: now().toISOString(),
    decision: 'verified',
    reason: '',
  })
  expect(await kindsOf(w.anna)).toEqual([])
})

it('gives a brand content to review by when it is approved automatically, and messages that nobody answered', async () => {
  const w = await world()
  const uid = await deliveredCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'one', text: 'Do you like it?' })
  expect(new Set((await kindsOf(w.bella)).map(([kind]) => kind))).toEqual(new Set(['message', 'review']))
  await w.bella.call('sendMessage', { collabUid: uid, key: 'two', text: 'We do.' })
  const { rows } = await w.bella.call('listToday', { brandUid: w.luna })
  expect(rows).toMatchObject([{ kind: 'review', detail: expect.stringMatching(/^\d+$/) }])
})

it('shows a venue its own items of a checklist from a day before, and what its creators and the venue are late with to our team', async () => {
  const w = await world()
  await addedItems(w)
  const titlesOf = async (person: Person) =>
    (await person.call('listToday', { kind: 'checklist' })).rows.map(({ detail }) => detail)
  const [venues, creators] = ['brand:Book the photographer’s table', 'influencer:Send your shot list']
  setClock(new Date('2026-03-04T11:59:00Z'))
  expect(await titlesOf(w.bella)).toEqual([])
  setClock(new Date('2026-03-04T12:01:00Z'))
  expect(await titlesOf(w.bella)).toEqual([venues])
  expect(await titlesOf(w.anna)).toEqual([])
  setClock(new Date('2026-03-05T12:01:00Z'))
  for (const person of [w.bella, w.anna]) expect(new Set(await titlesOf(person))).toEqual(new Set([venues, creators]))
  expect(await titlesOf(w.amir)).toEqual([])
  const { uid } = must((await w.bella.call('listToday', { kind: 'checklist' })).rows[0], 'item').brand ?? {}
  expect(uid).toBe(w.luna)
})

it('gives whoever looks after a brand a colour that fell, and whoever took it a task from a week before it is due', async () => {
  const w = await world()
  await w.anna.call('setRecordRag', { uid: w.luna, rag: 'red', reason: 'Kitchen fire', until: '2026-03-20' })
  await w.anna.call('addRecordTask', { recordUid: w.aliceInfluencer, text: 'Ask for numbers', dueOn: '2026-03-10' })
  const mine = async (person: Person) =>
    (await person.call('listToday', {})).rows.map(({ kind, detail, brand }) => [kind, detail, brand?.name ?? null])
  expect(await mine(w.anna)).toEqual([['health', 'green:red', 'Luna']])
  expect(await mine(w.amir)).toEqual([])
  expect(await mine(w.bella)).toEqual([])
  setClock(new Date('2026-03-03T09:00:00Z'))
  expect(await mine(w.anna)).toEqual(expect.arrayContaining([['step', `${w.aliceInfluencer}:Ask for numbers`, null]]))
  await w.anna.call('releaseRecordRag', { uid: w.luna })
  expect((await mine(w.anna)).map(([kind]) => kind)).toEqual(['step'])
})

it('gives whoever looks after their brands a creator whose colour turned red, else admins', async () => {
  const w = await world()
  const uid = w.aliceInfluencer
  const set = (rag: 'amber' | 'red') =>
    w.anna.call('setRecordRag', { uid, rag, reason: 'Two no-shows elsewhere', until: '2026-03-20' })
  const have = async () => {
    const found = []
    for (const person of [w.anna, w.amir, w.ada]) {
      const { rows } = await person.call('listToday', { kind: 'health' })
      found.push(rows.map(({ influencer, brand, detail }) => [influencer?.name, brand, detail]))
    }
    return found
  }
  await set('amber')
  expect(await have()).toEqual([[], [], []])
  await set('red')
  const alice = ['Alice Moreau', null, 'green:red']
  expect(await have()).toEqual([[], [], [alice]])
  await approvedCollab(w)
  expect(await have()).toEqual([[alice], [], []])
  const [item] = (await w.anna.call('listToday', { kind: 'health' })).rows
  await w.anna.call('markToday', { key: item?.key ?? '', done: true })
  expect(await have()).toEqual([[], [], []])
})

it('gives a brand and its account manager what a creator asked about a brief, until it is answered, requested or over', async () => {
  const w = await world()
  const { uid, brief, askedAt } = await askedQuestion(w)
  const { rows } = await w.bella.call('listToday', {})
  expect(rows).toMatchObject([
    {
      kind: 'brief-question',
      subjectUid: uid,
      since: askedAt,
      dueAt: '2026-03-03T09:00:00.000Z',
      brand: { name: 'Luna' },
      influencer: { name: 'Alice Moreau' },
      brief: { title: 'Dinner for two at the counter' },
      collabUid: null,
    },
  ])
  const asked = [['brief-question', 'Alice Moreau']]
  for (const person of [w.ben, w.anna, w.ada]) expect(await kindsOf(person)).toEqual(asked)
  for (const person of [w.oscar, w.amir]) expect(await kindsOf(person)).toEqual([])
  await w.olivia.call('askBriefQuestion', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, text: 'And me?' })
  await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  expect(await kindsOf(w.bella, { kind: 'brief-question' })).toEqual(asked)
  setClock(new Date('2026-05-01T09:00:00Z'))
  expect(await kindsOf(w.anna, { kind: 'brief-question' })).toEqual([])
  setClock(new Date('2026-03-02T10:00:00Z'))
  await w.bella.call('answerBriefQuestion', { uid, text: 'There is.' })
  expect(await kindsOf(w.anna, { kind: 'brief-question' })).toEqual([])
})

it('waits for a brand’s yes or no to a creator’s public page, until either is given or it is taken back', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const pages = async (person: Person) => (await kindsOf(person, { kind: 'story-page' })).length
  await w.alice.call('createStoryPage', { collabUid })
  const { rows } = await w.bella.call('listToday', { kind: 'story-page' })
  expect(rows).toMatchObject([
    { subjectUid: collabUid, collabUid, brand: { name: 'Luna' }, influencer: { name: 'Alice Moreau' } },
  ])
  expect(await Promise.all([w.ben, w.oscar, w.anna].map(pages))).toEqual([1, 0, 0])
  await w.alice.call('removeStoryPage', { collabUid })
  expect(await pages(w.bella)).toBe(0)
  await w.alice.call('createStoryPage', { collabUid })
  expect(await pages(w.bella)).toBe(1)
  await w.bella.call('answerStoryPage', { collabUid, agrees: false })
  expect(await pages(w.bella)).toBe(0)
})

it('waits for an answer to a question no longer than its brief is up', async () => {
  const w = await world()
  await askedQuestion(w, { liveUntil: '2026-03-02' })
  const { rows } = await w.bella.call('listToday', {})
  expect(rows.map(({ dueAt }) => dueAt)).toEqual(['2026-03-03T00:00:00.000Z'])
})

it('finds by the name of a person, a brand or a brief', async () => {
  const w = await world()
  await applied(w)
  await submittedBrief(w)
  const found = async (search: string) => (await w.anna.call('listToday', { search })).rows.map(({ kind }) => kind)
  expect(await found('olivia')).toEqual(['application'])
  expect(await found('LUNA')).toEqual(['brief'])
  expect(await found('%')).toEqual([])
})
