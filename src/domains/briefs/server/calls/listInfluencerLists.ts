import type { Handler } from '../../../../access/server/handler.ts'
import { listNames } from '../../../lists/server/reads.ts'
import type { briefCalls } from '../../contract.ts'

export const listInfluencerLists: Handler<typeof briefCalls.listInfluencerLists> = async (_input, { db }) => ({
  rows: await listNames(db),
})
