import { expect, it } from 'vitest'
import { dayMs, hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { doorToken, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.getDoorPage, async (w) => ({ token: await doorToken(w) }))

it('shows today’s guests with what the door needs, and nothing but today', async () => {
  const w = await world()
  await scheduledCollab(w)
  const token = await doorToken(w)
  const page = () => w.anonymous.call('getDoorPage', { token })
  setClock(plus(storySlot, -dayMs))
  expect((await page()).visits).toEqual([])
  setClock(plus(storySlot, -6 * hourMs))
  const { visits, code, ...head } = await page()
  expect(head).toEqual({ brandName: 'Luna', timezone: 'Europe/London', today: '2026-03-10' })
  expect(code).toMatch(/^[A-Z2-9]{6}$/)
  expect(visits).toEqual([
    {
      uid: expect.stringMatching(/^visit_/),
      startsAt: storySlot.toISOString(),
      stay: null,
      name: 'Alice Moreau',
      handle: 'alice.eats',
      avatar: null,
      guests: 1,
      needs: 'No nuts',
      lateMinutes: null,
      includes: 'Tasting menu for two, Two soft drinks',
      capMinor: 140_00,
      currency: 'GBP',
      state: 'expected',
    },
  ])
  setClock(plus(storySlot, dayMs))
  expect((await page()).visits).toEqual([])
})

it('has another code on another day', async () => {
  const w = await world()
  const token = await doorToken(w)
  const { code } = await w.anonymous.call('getDoorPage', { token })
  setClock(storySlot)
  expect((await w.anonymous.call('getDoorPage', { token })).code).not.toBe(code)
})

it('leaves out who has cancelled', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const token = await doorToken(w)
  await w.alice.call('cancelCollab', { uid, version, reason: 'A cold.' })
  setClock(storySlot)
  expect((await w.anonymous.call('getDoorPage', { token })).visits).toEqual([])
})
