import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

async function helpRequested(w: World) {
  const { uid } = await requestedCollab(w)
  await w.alice.call('requestStaffHelp', { collabUid: uid, reason: 'Please help.' })
  return { collabUid: uid }
}

describeCall(messageCalls.resolveStaffHelp, helpRequested)

it('takes it off the team’s box, once', async () => {
  const w = await world()
  const thread = await helpRequested(w)
  await w.anna.call('resolveStaffHelp', thread)
  expect((await w.anna.call('listThreads', { box: 'help-requested' })).rows).toEqual([])
  expect(must((await w.anna.call('getCollabTimeline', { uid: thread.collabUid })).events[0], 'event').kind).toBe(
    'staff-help.resolved',
  )
  expect(await refusal(w.anna.call('resolveStaffHelp', thread))).toMatchObject({ code: 'failed-precondition' })
})
