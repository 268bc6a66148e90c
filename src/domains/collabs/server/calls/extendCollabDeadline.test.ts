import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { dayMs, plus } from '../../../../kit/server/clock.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

const dueAt = plus(storySlot, 21 * dayMs).toISOString()

async function extension(w: World) {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version, dueAt, reason: 'A broken phone.' }
}

describeCall(collabCalls.extendCollabDeadline, extension)

it('moves the deadline later, and only later', async () => {
  const w = await world()
  const given = await extension(w)
  const after = await w.anna.call('extendCollabDeadline', given)
  expect(after.contentDueAt).toBe(dueAt)
  const earlier = { ...given, version: after.version, dueAt: plus(storySlot, 20 * dayMs).toISOString() }
  expect((await refusal(w.anna.call('extendCollabDeadline', earlier))).message).toBe(
    'The new deadline has to be later than the one before.',
  )
})
