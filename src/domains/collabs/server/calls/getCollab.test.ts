import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'

describeCall(collabCalls.getCollab, async (w) => ({ uid: (await requestedCollab(w)).uid }))

it('shows needs to the venue from 48 hours before, never earlier, and never a date of birth', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(plus(storySlot, -49 * hourMs))
  expect((await w.bella.call('getCollab', { uid })).visit?.needs).toBeNull()
  setClock(plus(storySlot, -47 * hourMs))
  const seen = await w.bella.call('getCollab', { uid })
  expect(seen.visit?.needs).toBe('No nuts')
  expect(JSON.stringify(seen)).not.toContain('1996')
})

it('answers a stranger as if it did not exist', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const unknown = await refusal(w.olivia.call('getCollab', { uid: 'collab_01jd0000000000000000000000' }))
  expect(await refusal(w.olivia.call('getCollab', { uid }))).toEqual(unknown)
})
