import { now } from '../../../../kit/server/clock.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { listExperiences, listExperienceYears, totalsOf } from '../statement.ts'
import { statementUrl } from '../statement-link.ts'

export const getYearlyStatement: Handler<typeof visitCalls.getYearlyStatement> = async (
  { influencerUid, year = now().getUTCFullYear() },
  { actor, db, config },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const rows = await listExperiences(db, influencerUid, year)
  const years = new Set([now().getUTCFullYear(), ...(await listExperienceYears(db, influencerUid))])
  return {
    year,
    years: [...years].sort((a, b) => b - a),
    totals: totalsOf(rows),
    rows,
    csvUrl: statementUrl(config, influencerUid, year, 'csv'),
    pdfUrl: statementUrl(config, influencerUid, year, 'pdf'),
  }
}
