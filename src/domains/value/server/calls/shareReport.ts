import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { makeSecret } from '../../../accounts/server/tokens.ts'
import { record } from '../../../audit/server/record.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { assertIsOver, openReportsToEdit } from '../report.ts'
import { reportLinks } from '../tables.ts'

export const shareReport: Handler<typeof valueCalls.shareReport> = async (
  { brandUid, month, days, withCosts },
  { actor, tx, config },
) => {
  const { organisation, newest } = await openReportsToEdit(tx, actor, brandUid)
  const { orgUid } = organisation
  await requireEntitlement(tx, orgUid, 'advancedReporting')
  assertIsOver(month, newest)
  const { token, hash } = makeSecret()
  const expiresAt = plus(now(), days * dayMs)
  await tx
    .insert(reportLinks)
    .values({ uid: newUid('link'), orgUid, month, tokenHash: hash, withCosts, createdAt: now(), expiresAt })
  const after = { month, days, withCosts }
  await record(tx, actor, hostSide(actor), 'report-link.created', { subjectUid: orgUid, brandUid }, { after })
  return { url: `${config.publicUrl}/report?token=${token}`, expiresAt: expiresAt.toISOString() }
}
