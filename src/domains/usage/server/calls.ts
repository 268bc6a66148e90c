import type { HandlersOf } from '../../../access/server/handler.ts'
import type { usageCalls } from '../contract.ts'
import { getSpeed } from './calls/getSpeed.ts'
import { getUsageSession } from './calls/getUsageSession.ts'
import { getUsageStats } from './calls/getUsageStats.ts'
import { listUsageEvents } from './calls/listUsageEvents.ts'
import { listUsageSessions } from './calls/listUsageSessions.ts'
import { listUserErrors } from './calls/listUserErrors.ts'
import { logUserEvent } from './calls/logUserEvent.ts'
import { recordUsageExport } from './calls/recordUsageExport.ts'

export const usageHandlers: HandlersOf<typeof usageCalls> = {
  getSpeed,
  getUsageSession,
  getUsageStats,
  listUsageEvents,
  listUsageSessions,
  listUserErrors,
  logUserEvent,
  recordUsageExport,
}
