import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { bringFor, deliveredCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { tickedRules } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'
import { storyDelivery } from '../../../../world/content-stories.ts'

const reelIn = async (w: World, collabUid: string) => first(await deliverablesOf(w.bella, collabUid))

describeCall(contentCalls.requestChanges, async (w) => {
  const { uid, version } = await reelIn(w, await deliveredCollab(w))
  return { uid, version, text: 'Brighter, please' }
})

/** Alice answers with another video. */
async function answer(w: World, collabUid: string, seed: number) {
  const [reel] = await deliverablesOf(w.alice, collabUid)
  const fileUid = await bringFor(w, w.alice, must(reel), seed)
  const { caption } = must(must(reel).versions.at(-1))
  const saved = await w.alice.call('saveDeliverable', {
    uid: must(reel).uid,
    version: must(reel).version,
    fileUids: [fileUid],
    caption,
    ticks: [...tickedRules],
  })
  return w.alice.call('submitDeliverable', { uid: saved.uid, version: saved.version })
}

it('sends the deliverable back with words; the collab stays at stage 5, and what was submitted stays', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const { uid, version } = await reelIn(w, collabUid)
  const back = await w.bella.call('requestChanges', { uid, version, text: 'Show the hearth first.' })
  expect(back).toMatchObject({
    status: 'pending',
    state: 'changes-requested',
    autoApproveAt: null,
    roundsLeft: 1,
    rounds: [
      { number: 1, version: 1, side: 'brand', authorName: 'Bella', text: 'Show the hearth first.', escalated: false },
    ],
  })
  expect(await w.alice.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 5, outcome: 'open' })
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Changes requested: the Instagram Reel',
  })
  const { events } = await w.alice.call('getCollabTimeline', { uid: collabUid })
  expect(events[0]).toMatchObject({
    kind: 'deliverable.changes-requested',
    side: 'brand',
    details: { why: 'Show the hearth first.' },
  })

  setClock(plus(storyDelivery, 2 * dayMs))
  const next = await answer(w, collabUid, 50)
  expect(next).toMatchObject({
    state: 'in-review',
    autoApproveAt: plus(storyDelivery, 9 * dayMs).toISOString(),
    versions: [{ number: 1 }, { number: 2 }],
  })
})

it('draws the account manager in after two rounds; the deliverable stays in review, and staff may still ask', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  for (const round of [1, 2]) {
    const { uid, version } = await reelIn(w, collabUid)
    await w.bella.call('requestChanges', { uid, version, text: `Round ${round}` })
    await answer(w, collabUid, 60 + round)
  }
  const { uid, version } = await reelIn(w, collabUid)
  const drawn = await w.bella.call('requestChanges', { uid, version, text: 'Still too dark' })
  expect(drawn).toMatchObject({ state: 'in-review', roundsLeft: 0, rounds: [{}, {}, { number: 3, escalated: true }] })
  expect((await w.anna.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Luna requested a third round of changes',
  })
  expect(await w.anna.call('requestChanges', { uid, version: drawn.version, text: 'One more, please' })).toMatchObject({
    state: 'changes-requested',
  })
})

it('refuses what is not in review, and a stale version', async () => {
  const w = await world()
  const { uid, version } = await reelIn(w, await deliveredCollab(w))
  const approved = await w.bella.call('approveDeliverable', { uid, version })
  expect(await refusal(w.bella.call('requestChanges', { uid, version, text: 'No' }))).toMatchObject({ code: 'aborted' })
  expect(await refusal(w.bella.call('requestChanges', { uid, version: approved.version, text: 'No' }))).toEqual({
    code: 'failed-precondition',
    message: 'This content is already approved.',
  })
})

it('lets one of approving and asking for changes win', async () => {
  const w = await world()
  const { uid, version } = await reelIn(w, await deliveredCollab(w))
  const results = await Promise.allSettled([
    w.bella.call('approveDeliverable', { uid, version }),
    w.ben.call('requestChanges', { uid, version, text: 'No' }),
  ])
  expect(codes(results).sort()).toEqual(['aborted', 'ok'])
})
