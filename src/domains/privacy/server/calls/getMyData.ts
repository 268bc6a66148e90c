import type { Handler } from '../../../../access/server/handler.ts'
import type { privacyCalls } from '../../contract.ts'
import { viewMyData } from '../view.ts'

export const getMyData: Handler<typeof privacyCalls.getMyData> = async (_input, { actor, db }) => viewMyData(db, actor)
