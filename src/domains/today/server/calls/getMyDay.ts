import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { todayCalls } from '../../contract.ts'
import { clockOf, myDayOf } from '../my-day.ts'

export const getMyDay: Handler<typeof todayCalls.getMyDay> = async (_input, { actor, db }) =>
  myDayOf(db, actor, await clockOf(db, accountOf(actor)))
