import type { Handler } from '../../../../access/server/handler.ts'
import type { onboardingCalls } from '../../contract.ts'
import { openCities } from '../cities.ts'

export const listOpenCities: Handler<typeof onboardingCalls.listOpenCities> = async (_input, { db }) => ({
  open: await openCities(db),
})
