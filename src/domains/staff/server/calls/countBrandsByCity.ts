import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { countCities } from '../city-counts.ts'
import { brandsSql, matchesBrand } from './browseBrands.ts'

export const countBrandsByCity: Handler<typeof staffCalls.countBrandsByCity> = async ({ search, where }, { db }) => ({
  cities: await countCities(db, brandsSql, where, matchesBrand(search)),
})
