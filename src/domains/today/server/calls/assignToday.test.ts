import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { appliedCreator, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

async function applicationKey(w: World): Promise<string> {
  await appliedCreator(w)
  return first((await w.ada.call('listToday', {})).rows).key
}

async function requestKey(w: World): Promise<string> {
  await requestedCollab(w)
  return first((await w.bella.call('listToday', { brandUid: w.luna, kind: 'request' })).rows).key
}

describeCall(todayCalls.assignToday, async (w) => ({
  brandUid: w.luna,
  key: await requestKey(w),
  accountUid: w.ben.accountUid,
}))

it('gives something to one of the team, who is told and finds it among their own', async () => {
  const w = await world()
  const key = await applicationKey(w)
  await w.ada.call('assignToday', { key, accountUid: w.amir.accountUid })
  expect((await w.amir.call('listToday', { mine: true })).rows).toMatchObject([
    { key, assignedTo: { uid: w.amir.accountUid } },
  ])
  expect((await w.anna.call('listToday', { mine: true })).rows).toEqual([])
  expect((await w.amir.call('listNotifications', {})).rows).toMatchObject([{ title: 'Assigned to you: Olivia Grant' }])
  await w.ada.call('assignToday', { key, accountUid: null })
  expect((await w.amir.call('listToday', { mine: true })).rows).toEqual([])
})

it('refuses somebody who is not of the team', async () => {
  const w = await world()
  const given = w.ada.call('assignToday', { key: await applicationKey(w), accountUid: w.bella.accountUid })
  expect((await refusal(given)).message).toBe(
    'We couldn’t find that person on our team. Reload the page, then try again.',
  )
})

it('gives what waits for a venue to one of its team, and to nobody else', async () => {
  const w = await world()
  const key = await requestKey(w)
  const give = (accountUid: string | null) => w.bella.call('assignToday', { brandUid: w.luna, key, accountUid })
  const refused = 'That person isn’t on this venue’s team. Choose someone else.'
  for (const stranger of [w.anna, w.alice]) expect((await refusal(give(stranger.accountUid))).message).toBe(refused)
  await give(w.ben.accountUid)
  const mine = { brandUid: w.luna, mine: true }
  expect((await w.ben.call('listToday', mine)).rows).toMatchObject([
    { key, assignedTo: { uid: w.ben.accountUid, name: 'Ben' } },
  ])
  expect((await w.ben.call('listNotifications', {})).rows[0]?.title).toMatch(/^Assigned to you: Alice Moreau · Luna/)
  expect((await w.bella.call('listToday', mine)).rows).toEqual([])
  // Our own people’s list is another one.
  expect((await w.anna.call('listToday', { mine: true })).rows).toEqual([])
  await give(null)
  expect((await w.ben.call('listToday', mine)).rows).toEqual([])
})

it('refuses a message, which is assigned with its conversation', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'one', text: 'Is there a bar?' })
  const { key } = first((await w.bella.call('listToday', { brandUid: w.luna, kind: 'message' })).rows)
  const given = w.bella.call('assignToday', { brandUid: w.luna, key, accountUid: null })
  expect((await refusal(given)).message).toBe('Messages are assigned with their conversation. Open DMs to assign it.')
})
