import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'

async function missed(w: World) {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  await w.bella.call('markNoShow', { uid, version })
  return uid
}

describeCall(collabCalls.disputeNoShow, async (w) => ({ uid: await missed(w), text: 'I was there, see my story.' }))

it('can be done once, and reaches the account manager', async () => {
  const w = await world()
  const uid = await missed(w)
  expect(await w.alice.call('disputeNoShow', { uid, text: 'I was there.' })).toMatchObject({
    disputed: true,
    outcome: 'no-show',
  })
  expect((await refusal(w.alice.call('disputeNoShow', { uid, text: 'Again.' }))).message).toBe(
    'This no-show was disputed already; it can be done once.',
  )
  expect((await w.anna.call('listNotices', {})).rows[0]?.title).toBe('Alice Moreau disputes a no-show')
})

it('needs a no-show', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  expect((await refusal(w.alice.call('disputeNoShow', { uid, text: 'x' }))).message).toBe(
    'This collab is at stage 4, Scheduled, now, so there is no no-show to dispute.',
  )
})
