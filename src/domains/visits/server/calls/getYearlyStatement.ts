import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isInfluencer, isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { listExperiences, listExperienceYears, totalsOf } from '../statement.ts'
import { statementUrl } from '../statement-link.ts'

export const getYearlyStatement: Handler<typeof visitCalls.getYearlyStatement> = async (
  { influencerUid, year = now().getUTCFullYear() },
  { actor, db, config },
) => {
  if (!isInfluencer(actor, influencerUid) && !isStaff(actor))
    throw new CallError('not-found', 'There is no such influencer profile.')
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
