import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'

async function disputed(w: World) {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  await w.bella.call('markNoShow', { uid, version })
  await w.alice.call('disputeNoShow', { uid, text: 'I was there.' })
  return uid
}

describeCall(collabCalls.decideDispute, async (w) => ({
  uid: await disputed(w),
  decision: 'stands',
  reason: 'The door log says otherwise.',
}))

it('takes the no-show back: the visit counts, and content is due', async () => {
  const w = await world()
  const uid = await disputed(w)
  const collab = await w.anna.call('decideDispute', { uid, decision: 'reversed', reason: 'The story shows the room.' })
  expect(collab).toMatchObject({
    stage: 4,
    outcome: 'open',
    influencer: { visitsKept: 1 },
    visit: { checkedInAt: storySlot.toISOString() },
  })
  expect((await refusal(w.anna.call('decideDispute', { uid, decision: 'stands', reason: 'x' }))).message).toBe(
    'There is no open dispute on this collab.',
  )
})
