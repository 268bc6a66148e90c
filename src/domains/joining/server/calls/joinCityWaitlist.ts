import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { joiningCalls } from '../../contract.ts'
import { openCities } from '../cities.ts'
import { cityWaitlist } from '../tables.ts'

export const joinCityWaitlist: Handler<typeof joiningCalls.joinCityWaitlist> = async (
  { email, as, city, cityName },
  { tx },
) => {
  if ((await openCities(tx)).includes(city))
    throw new CallError('failed-precondition', `${cityFacts[city].name} is open: you can join now.`)
  await tx.insert(cityWaitlist).values({ email, city, cityName, side: as, at: now() }).onConflictDoNothing()
  return { done: true }
}
