import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

async function failed(w: World) {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  await w.alice.call('markVenueFailed', { uid, version, reason: 'The door was locked.' })
  return { uid, text: 'A pipe had burst that morning.' }
}

describeCall(collabCalls.answerVenueFailed, failed)

it('is heard once, and changes nothing of the outcome', async () => {
  const w = await world()
  const given = await failed(w)
  expect(await w.bella.call('answerVenueFailed', given)).toMatchObject({ outcome: 'venue-failed' })
  expect((await w.alice.call('listNotices', {})).rows[0]?.body).toContain('A pipe had burst')
  expect((await refusal(w.bella.call('answerVenueFailed', given))).code).toBe('failed-precondition')
})
