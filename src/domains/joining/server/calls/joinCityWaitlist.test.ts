import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { joiningCalls } from '../../contract.ts'

const lisbon = { email: 'nina@example.test', as: 'influencer', city: 'other', cityName: 'Lisbon' }

describeCall(joiningCalls.joinCityWaitlist, () => lisbon)

it('keeps who waits for which city, once', async () => {
  const w = await world()
  await w.guest.call('joinCityWaitlist', lisbon)
  await w.guest.call('joinCityWaitlist', lisbon)
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
  const refused = await refusal(w.guest.call('joinCityWaitlist', { ...lisbon, city: 'london' }))
  expect(refused).toEqual({ code: 'failed-precondition', message: 'London is open: you can join now.' })
})
