import type { Handler } from '../../../../access/server/handler.ts'
import type { listMeetings } from '../../contract.ts'
import { viewList } from '../view.ts'

export const getList: Handler<typeof listMeetings.getList> = async ({ uid }, { actor, db }) => viewList(db, actor, uid)
