import type { HandlersOf } from '../../../access/server/handler.ts'
import type { todayCalls } from '../contract.ts'
import { assignToday } from './calls/assignToday.ts'
import { countToday } from './calls/countToday.ts'
import { countTodayByVenue } from './calls/countTodayByVenue.ts'
import { getMyDay } from './calls/getMyDay.ts'
import { listDoneToday } from './calls/listDoneToday.ts'
import { listToday } from './calls/listToday.ts'
import { markToday } from './calls/markToday.ts'
import { snoozeToday } from './calls/snoozeToday.ts'

export const todayHandlers: HandlersOf<typeof todayCalls> = {
  assignToday,
  countToday,
  countTodayByVenue,
  getMyDay,
  listDoneToday,
  listToday,
  markToday,
  snoozeToday,
}
