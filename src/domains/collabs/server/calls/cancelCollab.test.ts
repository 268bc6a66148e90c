import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, doorToken, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { eq } from 'drizzle-orm'
import { collabs } from '../tables.ts'

describeCall(collabCalls.cancelCollab, async (w) => {
  const { uid, version } = await approvedCollab(w)
  return { uid, version, reason: 'A burst pipe.' }
})

it.each([
  [49, false],
  [47, true],
])('%d hours before the slot, late is %s; place and slot are free again', async (hours, late) => {
  const w = await world()
  const { uid, version, brief } = await scheduledCollab(w)
  setClock(plus(storySlot, -hours * hourMs))
  await w.bella.call('cancelCollab', { uid, version, reason: 'A burst pipe.' })
  const [row] = await w.database.db.select().from(collabs).where(eq(collabs.uid, uid))
  expect(row).toMatchObject({ outcome: 'cancelled', lateCancel: late })
  expect(await w.bella.call('getBrief', { uid: brief.uid })).toMatchObject({ spotsTaken: 0 })
  const other = await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  const agreed = await w.bella.call('approveCollab', { uid: other.uid, version: other.version })
  const slots = await w.olivia.call('listOpenSlots', { uid: agreed.uid, days: 14 })
  const free = slots.slots.find((slot) => slot.startsAt === storySlot.toISOString())
  expect(free?.left).toBe(1)
  const [told] = (await w.alice.call('listNotifications', {})).rows
  expect(told?.title).toBe('Luna cancelled “Dinner for two at the counter”')
  expect(told?.body).toContain('A burst pipe.')
})

it('is for before the visit: once the guest is in, staff alone', async () => {
  const w = await world()
  const { uid, visit } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(storySlot)
  await w.anonymous.call('tickDoor', { token, visitUid: must(visit).uid, mark: 'arrived' })
  const { version, can } = await w.alice.call('getCollab', { uid })
  expect(can.cancel).toBe(false)
  for (const side of [w.alice, w.bella]) {
    expect((await refusal(side.call('cancelCollab', { uid, version, reason: 'No.' }))).message).toBe(
      'This visit has started, so it can’t be cancelled. If something’s wrong, contact support.',
    )
  }
  expect((await w.anna.call('cancelCollab', { uid, version, reason: 'Agreed by both.' })).outcome).toBe('cancelled')
  const newest = async (side: typeof w.alice) => (await side.call('listNotifications', {})).rows[0]?.title
  expect(await newest(w.alice)).toBe('Your collab “Dinner for two at the counter” with Luna was cancelled')
  expect(await newest(w.bella)).toBe('Your collab “Dinner for two at the counter” with Alice Moreau was cancelled')
})
