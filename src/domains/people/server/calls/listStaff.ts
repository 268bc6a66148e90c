import type { Handler } from '../../../accounts/server/handler.ts'
import type { peopleCalls } from '../../contract.ts'
import { viewStaff } from '../staff.ts'

export const listStaff: Handler<typeof peopleCalls.listStaff> = async (_input, { actor, db }) => viewStaff(db, actor)
