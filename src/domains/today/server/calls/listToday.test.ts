import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { appliedCreator, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
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

it('gives a brand content to review by when it is approved automatically, and messages that nobody answered', async () => {
  const w = await world()
  const uid = await deliveredCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'one', text: 'Do you like it?' })
  expect(new Set((await kindsOf(w.bella)).map(([kind]) => kind))).toEqual(new Set(['message', 'review']))
  await w.bella.call('sendMessage', { collabUid: uid, key: 'two', text: 'We do.' })
  const { rows } = await w.bella.call('listToday', { brandUid: w.luna })
  expect(rows).toMatchObject([{ kind: 'review', detail: expect.stringMatching(/^\d+$/) }])
})
