import { now } from '../../../../kit/server/clock.ts'
import { isBrandMember, isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import type { billingCalls } from '../../contract.ts'
import { forReader, totalsOf } from '../../statement.ts'
import { actFor } from '../acting.ts'
import { monthOf } from '../fees.ts'
import { billingPolicy } from '../policy.ts'
import { statementUrl } from '../statement-link.ts'
import { listStatement, statementVenues } from '../statement.ts'

export const getStatement: Handler<typeof billingCalls.getStatement> = async (
  { brandUid, month: asked },
  { actor, db, config },
) => {
  const { org } = await actFor(db, actor, brandUid, 'see')
  const month = asked ?? monthOf(now(), org.timezone)
  const all = await listStatement(db, org, month)
  const venues = await statementVenues(db, org.uid)
  const sees = (uid: string) => isStaff(actor) || isBrandMember(actor, uid)
  const seen = venues.map(({ uid }) => uid).filter(sees)
  const { lines, venues: byVenue } = forReader(all, venues, sees)
  const of = { orgUid: org.uid, month, venues: seen.length < venues.length ? seen : null }
  return {
    month,
    timezone: org.timezone,
    lines,
    totals: totalsOf(lines),
    venues: venues.length > 1 ? byVenue : [],
    csvUrl: statementUrl(config, of, 'csv'),
    pdfUrl: statementUrl(config, of, 'pdf'),
    venuesCsvUrl: venues.length > 1 ? statementUrl(config, of, 'venues.csv') : null,
    can: { waive: may(billingPolicy, actor, 'waive', { uid: brandUid }) },
  }
}
