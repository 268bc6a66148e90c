import { and, eq, isNull } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { notify, notifyAccounts } from '../../../notifications/server/notify.ts'
import type { safetyCalls } from '../../contract.ts'
import { reports } from '../tables.ts'

export const decideReport: Handler<typeof safetyCalls.decideReport> = async (
  { uid, outcome, note },
  { actor, tx, config },
) => {
  const [report] = await tx
    .update(reports)
    .set({ decidedAt: now(), decidedBy: accountOf(actor), outcome, note })
    .where(and(eq(reports.uid, uid), isNull(reports.decidedAt)))
    .returning()
  if (!report)
    throw new CallError('not-found', 'This report has already been decided. Reload the page to see what’s changed.')
  const { aboutUid, aboutType, byUid, byAccountUid } = report
  await record(tx, actor, 'staff', 'report.decided', { subjectUid: aboutUid }, { why: note, context: { outcome } })
  const homeOf = (profileUid: string, type: 'brand' | 'influencer') => `/app/${type}/dashboard?uid=${profileUid}`
  await notifyAccounts(tx, config, [{ uid: byAccountUid }], `report-decided:${uid}`, {
    kind: 'report.decided',
    title: 'We’ve looked into your report',
    lines: ['Thank you for telling us. If they broke our terms, we’ve taken action. We never say who made a report.'],
    path: homeOf(byUid, aboutType === 'brand' ? 'influencer' : 'brand'),
    action: 'Go to your dashboard',
  })
  if (outcome === 'warned')
    await notify(tx, config, aboutUid, `report-warning:${uid}`, {
      kind: 'report.warning',
      title: 'A warning from our team',
      lines: [note, 'If it happens again, we may close your profile.'],
      path: homeOf(aboutUid, aboutType),
      action: 'Go to your dashboard',
    })
  return { uid }
}
