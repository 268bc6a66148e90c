import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'

async function doorOf(w: World) {
  const { url } = await w.bella.call('createDoorLink', { brandUid: w.luna })
  return new URL(url).searchParams.get('token')!
}

describeCall(collabCalls.getDoorPage, async (w) => ({ token: await doorOf(w) }))

it('shows today’s guests with party and needs, and nothing but today', async () => {
  const w = await world()
  await scheduledCollab(w)
  const token = await doorOf(w)
  expect((await w.guest.call('getDoorPage', { token })).guests).toEqual([])
  setClock(plus(storySlot, -4 * hourMs))
  const page = await w.guest.call('getDoorPage', { token })
  expect(page).toMatchObject({
    today: '2026-03-10',
    guests: [{ name: 'Alice Moreau', party: 1, needs: 'No nuts', state: 'expected' }],
  })
  expect(page.code).toMatch(/^[A-Z2-9]{6}$/)
  setClock(plus(storySlot, 24 * hourMs))
  expect((await w.guest.call('getDoorPage', { token })).guests).toEqual([])
})
