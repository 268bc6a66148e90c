import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import type { billingCalls } from '../../contract.ts'
import { totalsOf } from '../../statement.ts'
import { actFor } from '../acting.ts'
import { monthOf } from '../fees.ts'
import { billingPolicy } from '../policy.ts'
import { statementUrl } from '../statement-link.ts'
import { listStatement } from '../statement.ts'

export const getStatement: Handler<typeof billingCalls.getStatement> = async (
  { brandUid, month: asked },
  { actor, db, config },
) => {
  const { org } = await actFor(db, actor, brandUid, 'see')
  const month = asked ?? monthOf(now(), org.timezone)
  const lines = await listStatement(db, org, month)
  return {
    month,
    timezone: org.timezone,
    lines,
    totals: totalsOf(lines),
    csvUrl: statementUrl(config, org.uid, month, 'csv'),
    pdfUrl: statementUrl(config, org.uid, month, 'pdf'),
    can: { waive: may(billingPolicy, actor, 'waive', { uid: brandUid }) },
  }
}
