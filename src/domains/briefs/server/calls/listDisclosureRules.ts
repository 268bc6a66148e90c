import type { Handler } from '../../../../access/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { listDisclosureRules as listRules } from '../reads.ts'

export const listDisclosureRules: Handler<typeof briefCalls.listDisclosureRules> = async (_input, { db }) => ({
  rows: await listRules(db),
})
