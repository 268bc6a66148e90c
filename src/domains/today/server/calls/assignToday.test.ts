import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { appliedCreator } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

async function applicationKey(w: World): Promise<string> {
  await appliedCreator(w)
  return first((await w.ada.call('listToday', {})).rows).key
}

describeCall(
  todayCalls.assignToday,
  async (w) => ({ key: await applicationKey(w), accountUid: w.anna.accountUid }),
  (_w, _person, given) => given,
)

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
