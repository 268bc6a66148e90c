import { expect, it } from 'vitest'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.saveNeeds, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version, needs: 'No nuts' }
})

it('is for the creator until shortly before the visit, then for the venue, which is told without a word of it', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const seen = async () => (await w.bella.call('getCollab', { uid })).visit?.needs
  const told = async () => JSON.stringify((await w.bella.call('listNotifications', {})).rows)
  const before = await told()
  expect(await w.alice.call('saveNeeds', { uid, version, needs: 'No nuts' })).toMatchObject({
    visit: { needs: 'No nuts' },
  })
  expect([await seen(), await told()]).toEqual([null, before])
  setClock(plus(storySlot, -40 * hourMs))
  expect(await seen()).toBe('No nuts')
  const now = await w.alice.call('getCollab', { uid })
  await w.alice.call('saveNeeds', { uid, version: now.version, needs: 'No nuts, no sesame' })
  expect(await seen()).toBe('No nuts, no sesame')
  expect(await told()).toContain('Alice Moreau changed their dietary needs')
  expect(await told()).not.toContain('sesame')
  expect(JSON.stringify(await w.eventsOf(uid))).not.toContain('nuts')
})

it('takes them back, and is refused where no visit is booked', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const saved = await w.alice.call('saveNeeds', { uid, version, needs: 'No nuts' })
  const again = await w.alice.call('saveNeeds', { uid, version: saved.version, needs: '' })
  expect(again.visit?.needs).toBeNull()
  const unbooked = await approvedCollab(w)
  const early = w.alice.call('saveNeeds', { uid: unbooked.uid, version: unbooked.version, needs: 'No nuts' })
  expect((await refusal(early)).code).toBe('failed-precondition')
})
