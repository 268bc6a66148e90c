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

it('says what one has decided since midnight on one’s clock, and nothing of what others did', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('approveCollab', { uid, version })
  const done = async (person: typeof w.bella) =>
    (await person.call('listDoneToday', {})).rows.map(({ words, about }) => `${words}: ${about}`)
  expect((await done(w.bella))[0]).toBe('Approved, terms agreed: Alice Moreau · Luna')
  expect(await done(w.ben)).toEqual([])
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
