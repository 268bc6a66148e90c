import type { HandlersOf } from '../../../access/server/handler.ts'
import type { usageCalls } from '../contract.ts'
import { exportUsageEvents } from './calls/exportUsageEvents.ts'
import { getUsageSession } from './calls/getUsageSession.ts'
import { getUsageStats } from './calls/getUsageStats.ts'
import { listUsageEvents } from './calls/listUsageEvents.ts'
import { listUsageSessions } from './calls/listUsageSessions.ts'
import { listUserErrors } from './calls/listUserErrors.ts'
import { logUserEvent } from './calls/logUserEvent.ts'

export const usageHandlers: HandlersOf<typeof usageCalls> = {
  exportUsageEvents,
  getUsageSession,
  getUsageStats,
  listUsageEvents,
  listUsageSessions,
  listUserErrors,
  logUserEvent,
}
