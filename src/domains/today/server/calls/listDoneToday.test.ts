import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { hourMs, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { appliedCreator, requestedCollab } from '../../../../world/stories.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

describeCall(
  todayCalls.listDoneToday,
  (w) => ({ brandUid: w.luna }),
  () => ({}),
)

it('says what a brand’s people have decided since midnight on one’s clock, and who did', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('approveCollab', { uid, version })
  const done = async (person: typeof w.bella) =>
    (await person.call('listDoneToday', {})).rows.map(({ words, about, by }) => [`${words}: ${about}`, by])
  const approved = 'Approved, terms agreed: Alice Moreau · Luna'
  expect((await done(w.bella))[0]).toEqual([approved, null])
  expect((await done(w.ben))[0]).toEqual([approved, 'Bella'])
  expect(await done(w.oscar)).toEqual([])
  expect(await done(w.anna)).not.toContainEqual([approved, 'Bella'])
  setClock(new Date('2026-03-03T00:30:00Z'))
  expect(await done(w.bella)).toEqual([])
})

it('names who a call was with, and to whom something was given', async () => {
  const w = await world()
  await openHours(w.anna)
  const { meeting } = await bookedMeeting(w)
  setClock(new Date(Date.parse(meeting.startsAt) + hourMs))
  const { uid } = must((await w.anna.call('listMeetings', {})).rows[0])
  await w.anna.call('saveMeetingOutcome', { uid, outcome: 'held' })
  await appliedCreator(w)
  const [item] = (await w.anna.call('listToday', { kind: 'application' })).rows
  await w.anna.call('assignToday', { key: must(item).key, accountUid: w.amir.accountUid })
  await w.anna.call('assignToday', { key: must(item).key, accountUid: null })
  const { rows } = await w.anna.call('listDoneToday', {})
  expect(rows.map(({ words, about }) => `${words}: ${about}`)).toEqual([
    'No longer assigned: Olivia Grant',
    'Assigned to Amir: Olivia Grant',
    `Call held: ${meeting.name}`,
  ])
  expect(rows.at(-1)).toMatchObject({ subjectUid: uid })
})

it('says what colleagues of our team did with creators and one’s own brands, and nothing of other brands', async () => {
  const w = await world()
  const applied = await appliedCreator(w)
  const { version } = await w.ada.call('getInfluencerProfile', { uid: applied.uid })
  await w.ada.call('decideApplication', { uid: applied.uid, version, decision: 'approved' })
  const { uid, version: asked } = await requestedCollab(w)
  await w.ada.call('approveCollab', { uid, version: asked })
  const done = async (person: typeof w.anna) =>
    (await person.call('listDoneToday', {})).rows.map(({ about, by }) => [about, by])
  expect(await done(w.ada)).toEqual(
    expect.arrayContaining([
      ['Alice Moreau · Luna', null],
      ['Olivia Grant', null],
    ]),
  )
  expect(await done(w.anna)).toEqual(
    expect.arrayContaining([
      ['Alice Moreau · Luna', 'Ada'],
      ['Olivia Grant', 'Ada'],
    ]),
  )
  const ofAmir = await done(w.amir)
  expect(ofAmir).toContainEqual(['Olivia Grant', 'Ada'])
  expect(ofAmir.filter(([about]) => about?.includes('Luna'))).toEqual([])
})
