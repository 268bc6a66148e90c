import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { onboardingCalls } from '../../contract.ts'
import { openCities } from '../cities.ts'
import { cityWaitlist } from '../tables.ts'

export const joinCityWaitlist: Handler<typeof onboardingCalls.joinCityWaitlist> = async (
  { email, as, city, cityName },
  { tx },
) => {
  if ((await openCities(tx)).includes(city))
    throw new CallError('failed-precondition', `We’re open in ${cityFacts[city].name}. You can join now.`)
  if (city === 'other' && cityName === '') throw cityMissing()
  // Who was told once and asks again wants to hear of the next time.
  await tx
    .insert(cityWaitlist)
    .values({ email, city, cityName: city === 'other' ? cityName : '', side: as, at: now() })
    .onConflictDoUpdate({
      target: [cityWaitlist.email, cityWaitlist.city, cityWaitlist.cityName],
      set: { side: as, notifiedAt: null },
    })
  return { done: true }
}

function cityMissing(): CallError {
  const message = 'Enter your city.'
  return new CallError('failed-precondition', message, { details: { fields: [{ field: 'cityName', message }] } })
}
