import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { viewStaff } from '../staff.ts'

export const listStaff: Handler<typeof staffCalls.listStaff> = async (_input, { actor, db }) => viewStaff(db, actor)
