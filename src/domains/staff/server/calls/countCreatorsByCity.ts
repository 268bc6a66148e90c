import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { countCities } from '../city-counts.ts'
import { creatorsSql, matchesCreator } from './browseCreators.ts'

export const countCreatorsByCity: Handler<typeof staffCalls.countCreatorsByCity> = async (
  { search, where },
  { db },
) => ({
  cities: await countCities(db, creatorsSql, where, matchesCreator(search)),
})
