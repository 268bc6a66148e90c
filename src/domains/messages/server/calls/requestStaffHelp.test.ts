import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.requestStaffHelp, async (w) => ({
  collabUid: (await requestedCollab(w)).uid,
  reason: 'They are rude.',
}))

it('stands on top of the team’s box and tells the account manager why', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('requestStaffHelp', { collabUid: uid, reason: 'They are rude.' })
  const [thread] = (await w.anna.call('listThreads', { box: 'help-requested' })).rows
  expect(thread).toMatchObject({ collabUid: uid, helpRequestedAt: expect.any(String) as string })
  const [notification] = (await w.anna.call('listNotifications', {})).rows
  expect(notification).toMatchObject({ kind: 'staff-help.requested', body: 'They are rude.' })
  expect((await w.alice.call('getThread', { collabUid: uid })).can.requestStaffHelp).toBe(false)
  const { events } = await w.anna.call('getCollabTimeline', { uid })
  expect((await w.bella.call('getCollabTimeline', { uid })).events.map(({ kind }) => kind)).not.toContain(
    'staff-help.requested',
  )
  expect(events[0]).toMatchObject({ kind: 'staff-help.requested', details: { why: 'They are rude.' } })
})
