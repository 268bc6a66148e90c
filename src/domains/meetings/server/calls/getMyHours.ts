import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { viewHours } from '../my-hours.ts'

export const getMyHours: Handler<typeof meetingCalls.getMyHours> = (_input, { actor, db }) => viewHours(db, actor)
