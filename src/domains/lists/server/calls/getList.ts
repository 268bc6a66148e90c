import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { viewList } from '../view.ts'

export const getList: Handler<typeof listCalls.getList> = async ({ uid }, { actor, db }) => viewList(db, actor, uid)
