import { expect, it } from 'vitest'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, type World, world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

const wait = (w: World, email: string, cityName: string) =>
  w.anonymous.call('joinCityWaitlist', { email, as: 'brand', city: 'other', cityName })

const milano: Input<'notifyNamedCity'> = { cityName: 'Milano', city: 'milan' }
describeCall(onboardingCalls.notifyNamedCity, async (w) => {
  await wait(w, 'nina@example.test', 'Milano')
  return milano
})

it('tells those who named a city of their own, once, that it is among ours now', async () => {
  const w = await world()
  await wait(w, 'nina@example.test', 'Milano')
  await wait(w, 'nina@example.test', 'milano')
  await wait(w, 'bo@example.test', 'Lisbon')
  expect(await w.ada.call('notifyNamedCity', milano)).toEqual({ notified: 1 })
  expect((await refusal(w.ada.call('notifyNamedCity', milano))).message).toBe('No one is waiting for Milano.')
  const sent = await w.database.db.select().from(mails)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['nina@example.test', 'Plusone is now in Milan']])
  expect((await w.eventsOf('milan'))[0]).toMatchObject({
    kind: 'city.waitlist-notified',
    after: { cityName: 'Milano', notified: 1 },
  })
})

it('promises nothing of a city that is closed', async () => {
  const w = await world()
  await wait(w, 'nina@example.test', 'Milano')
  await w.ada.call('setCityOpen', { city: 'milan', open: false })
  expect((await refusal(w.ada.call('notifyNamedCity', milano))).code).toBe('failed-precondition')
})
