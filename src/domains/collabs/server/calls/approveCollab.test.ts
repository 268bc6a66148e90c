import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { listEvents } from '../../../audit/server/events.ts'
import { collabCalls } from '../../contract.ts'

/** Alice asks Luna, and is asked by Luna on another brief: each side has one of the two to answer. */
async function bothWays(w: World) {
  const asked = await requestedCollab(w)
  const invited = await w.bella.call('inviteInfluencer', {
    briefUid: (await liveBrief(w)).uid,
    influencerUid: w.aliceInfluencer,
  })
  return { asked, invited }
}

describeCall(
  collabCalls.approveCollab,
  bothWays,
  (w, person, given) => {
    const { asked, invited } = given as Awaited<ReturnType<typeof bothWays>>
    const { uid, version } = person === w.alice ? invited : asked
    return { uid, version }
  },
  'record',
)

it('freezes the terms, takes a place and makes the deliverables', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  const collab = await w.bella.call('approveCollab', { uid, version })
  expect(collab).toMatchObject({
    stage: 3,
    version: 2,
    terms: { briefVersion: 3, influencerHandle: 'alice.eats', brandName: 'Luna', guests: 1 },
  })
  expect(collab.deliverables.map((deliverable) => [deliverable.type, deliverable.status])).toEqual([
    ['reel', 'pending'],
    ['post', 'pending'],
  ])
  expect(await w.bella.call('getBrief', { uid: collab.brief.uid })).toMatchObject({ spotsTaken: 1, spotsLeft: 4 })
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('You’re in at Luna')
  const [latest] = await listEvents(w.database.db, uid)
  expect(latest).toMatchObject({ kind: 'collab.approved', side: 'brand', before: { stage: 1 }, after: { stage: 3 } })
})

it('keeps the terms as they were when the brief changes', async () => {
  const w = await world()
  const { uid, version, brief } = await requestedCollab(w)
  await w.bella.call('approveCollab', { uid, version })
  const now = await w.bella.call('getBrief', { uid: brief.uid })
  await w.bella.call('updateBrief', { uid: brief.uid, version: now.version, content: { ...now.content, guests: 4 } })
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({ terms: { guests: 1 }, brief: { guests: 4 } })
})

it('gives the last place to one of two', async () => {
  const w = await world()
  const brief = await liveBrief(w, { maxCollabs: 1 })
  const a = await w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  const b = await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  const results = await Promise.allSettled(
    [a, b].map(({ uid, version }) => w.bella.call('approveCollab', { uid, version })),
  )
  expect(codes(results).sort()).toEqual(['failed-precondition', 'ok'])
})

it('refuses a stale version and a second time, each with its own sentence', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('approveCollab', { uid, version })
  expect((await refusal(w.bella.call('approveCollab', { uid, version }))).code).toBe('aborted')
  const again = await refusal(w.bella.call('approveCollab', { uid, version: 2 }))
  expect(again).toEqual({
    code: 'failed-precondition',
    message: 'This collab is already approved.',
  })
})
