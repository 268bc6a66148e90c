import type { HandlersOf } from '../../../access/server/handler.ts'
import type { safetyCalls } from '../contract.ts'
import { decideReport } from './calls/decideReport.ts'
import { listReports } from './calls/listReports.ts'
import { reportProfile } from './calls/reportProfile.ts'

export const safetyHandlers: HandlersOf<typeof safetyCalls> = {
  decideReport,
  listReports,
  reportProfile,
}
