import type { Handler } from '../../../../access/server/handler.ts'
import type { groupCalls } from '../../contract.ts'
import { viewDefaults } from '../defaults.ts'

export const getGroupDefaults: Handler<typeof groupCalls.getGroupDefaults> = async ({ brandUid }, { actor, db }) =>
  viewDefaults(db, actor, brandUid)
