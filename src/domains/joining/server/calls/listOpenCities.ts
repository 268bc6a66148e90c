import type { Handler } from '../../../accounts/server/handler.ts'
import type { joiningCalls } from '../../contract.ts'
import { openCities } from '../cities.ts'

export const listOpenCities: Handler<typeof joiningCalls.listOpenCities> = async (_input, { db }) => ({
  open: await openCities(db),
})
