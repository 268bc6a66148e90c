import type { Handler } from '../../../accounts/server/handler.ts'
import type { deskCalls } from '../../contract.ts'
import { clockOf, myDayOf } from '../my-day.ts'

export const getMyDay: Handler<typeof deskCalls.getMyDay> = async (_input, { actor, db }) =>
  myDayOf(db, actor, await clockOf(db, actor.accountUid!))
