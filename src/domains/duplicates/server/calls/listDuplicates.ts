import type { Handler } from '../../../../access/server/handler.ts'
import type { duplicateCalls } from '../../contract.ts'
import { viewAlike } from '../alike-rows.ts'

export const listDuplicates: Handler<typeof duplicateCalls.listDuplicates> = async ({ uid }, { actor, db }) =>
  viewAlike(db, actor, uid)
