import type { Handler } from '../../../accounts/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { getCollab as read } from '../reads.ts'
import { viewCollab } from '../view.ts'

export const getCollab: Handler<typeof collabCalls.getCollab> = async ({ uid }, { actor, db }) =>
  viewCollab(db, actor, await read(db, actor, uid))
