import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { isVenueDraft } from '../reads.ts'
import { importRows } from '../tables.ts'

export const countVenueDrafts: Handler<typeof importCalls.countVenueDrafts> = async (_input, { db }) => ({
  venues: await db.$count(importRows, isVenueDraft),
})
