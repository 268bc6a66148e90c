import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
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
})
