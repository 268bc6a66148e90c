import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

const lisbon: Input<'joinCityWaitlist'> = {
  email: 'nina@example.test',
  as: 'influencer',
  city: 'other',
  cityName: 'Lisbon',
}

describeCall(onboardingCalls.joinCityWaitlist, () => lisbon)

it('keeps who waits for which city, once', async () => {
  const w = await world()
  await w.anonymous.call('joinCityWaitlist', lisbon)
  await w.anonymous.call('joinCityWaitlist', lisbon)
  const { rows } = await w.ada.call('listCities', {})
  expect(rows.find(({ city }) => city === 'other')).toEqual({
    city: 'other',
    open: false,
    waiting: 1,
    names: ['Lisbon'],
  })
})

it('has no line for a city that is open', async () => {
  const w = await world()
  const refused = await refusal(w.anonymous.call('joinCityWaitlist', { ...lisbon, city: 'london' }))
  expect(refused).toEqual({ code: 'failed-precondition', message: 'We’re open in London. You can join now.' })
})

it('tells again whoever asks again, and wants to know which city', async () => {
  const w = await world()
  const milan = { ...lisbon, city: 'milan' as const, cityName: '' }
  for (let time = 0; time < 2; time += 1) {
    await w.ada.call('setCityOpen', { city: 'milan', open: false })
    await w.anonymous.call('joinCityWaitlist', milan)
    expect(await w.ada.call('setCityOpen', { city: 'milan', open: true })).toEqual({ notified: 1 })
  }
  const unnamed = await refusal(w.anonymous.call('joinCityWaitlist', { ...lisbon, cityName: ' ' }))
  expect(unnamed.message).toBe('Enter your city.')
})
