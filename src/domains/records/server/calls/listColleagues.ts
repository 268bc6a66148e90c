import type { Handler } from '../../../../access/server/handler.ts'
import type { recordCalls } from '../../contract.ts'
import { listStaff } from '../../../accounts/server/colleagues.ts'

export const listColleagues: Handler<typeof recordCalls.listColleagues> = async (_input, { db }) => ({
  rows: await listStaff(db),
})
