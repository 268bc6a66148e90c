import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type City, cityFacts, plusoneCities } from '../../profiles/vocabulary.ts'
import { closedCities } from './tables.ts'

/** Elsewhere is never open: it is where one says which city one would like. */
const neverOpen: City = 'other'

/** The cities that one can join in. */
export async function openCities(db: Queryable): Promise<City[]> {
  const closed = new Set((await db.select({ city: closedCities.city }).from(closedCities)).map(({ city }) => city))
  return plusoneCities.filter((city) => city !== neverOpen && !closed.has(city))
}

/** Refuses a city that is not open, kindly: there is a list to be told by. */
export async function assertOpen(db: Queryable, city: City): Promise<void> {
  if ((await openCities(db)).includes(city)) return
  const name = city === neverOpen ? 'your city' : cityFacts[city].name
  throw new CallError(
    'failed-precondition',
    `We’re not in ${name} yet. Leave your email and we’ll let you know when we are.`,
    {
      details: { closedCity: city },
    },
  )
}
