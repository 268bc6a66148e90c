import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { bookedCall, openHours } from '../../../../world/meeting-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const booked = async (w: World) => {
  await openHours(w.anna)
  return { token: (await bookedCall(w)).token }
}

describeCall(meetingCalls.getCall, booked)

it('opens by its link until a month after the call; nothing can be changed once it has begun', async () => {
  const w = await world()
  const link = await booked(w)
  expect((await w.guest.call('getCall', link)).can).toEqual({ move: true, cancel: true })
  setClock(new Date('2026-03-03T10:00:00Z'))
  expect((await w.guest.call('getCall', link)).can).toEqual({ move: false, cancel: false })
  const moving = w.guest.call('moveCall', { ...link, startsAt: '2026-03-10T10:00:00.000Z' })
  expect((await refusal(moving)).code).toBe('failed-precondition')
  expect((await refusal(w.guest.call('cancelCall', link))).code).toBe('failed-precondition')
  setClock(new Date('2026-04-03T10:00:00Z'))
  expect((await refusal(w.guest.call('getCall', link))).code).toBe('not-found')
  expect((await refusal(w.guest.call('cancelCall', link))).code).toBe('not-found')
  expect((await refusal(w.guest.call('getCall', { token: 'x'.repeat(43) }))).code).toBe('not-found')
})
