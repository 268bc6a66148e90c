import { and, eq, inArray, isNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { dayInWords } from '../../../../kit/contract/when.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { notifyAccounts, type NotificationContent } from '../../../notifications/server/notify.ts'
import { listActors } from '../../../audit/server/events.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import { whatToApplyFor } from '../../approval.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

export const applyAgain: Handler<typeof profileCalls.applyAgain> = async (
  { note, ...input },
  { actor, tx, config },
) => {
  const before = await beginInfluencer(tx, actor, input, 'apply')
  const what = whatToApplyFor(before, now())
  if (!what)
    throw new CallError(
      'failed-precondition',
      before.approval === 'rejected'
        ? `You can apply again from ${dayInWords(must(before.reapplyFrom, 'day to apply again from'))}.`
        : 'There’s no open question about your application.',
    )
  if (what === 'answer' && !note)
    throw new CallError('failed-precondition', 'Answer our team’s question before you send this.')
  const change = { approval: 'applied', appliedAt: now(), approvalReason: null, reapplyFrom: null } as const
  const kind = what === 'answer' ? 'influencer.details-provided' : 'influencer.reapplied'
  const after = await saveInfluencer(tx, actor, kind, before, change, note || null)
  const notification: NotificationContent = {
    kind,
    title: `@${after.handle} ${what === 'answer' ? 'replied' : 'applied again'}`,
    lines: [
      `${before.approvalReason ? `You wrote: “${before.approvalReason}” ` : ''}${note ? `Their reply: “${note}”` : ''}`.trim(),
      'Their profile is back in the queue.',
    ].filter(Boolean),
    path: `/app/admin/influencer?influencer=${after.uid}`,
    action: 'Review profile',
  }
  const key = `${kind}:${after.uid}:${after.version}`
  const decider = await findDecider(tx, after.uid)
  if (decider) await notifyAccounts(tx, config, [decider], key, notification)
  else await notifyAdmins(tx, config, key, notification)
  return viewInfluencerProfile(tx, actor, after)
}

/** Who of the team said no or asked, as long as they are of the team. */
async function findDecider(db: Queryable, influencerUid: string): Promise<{ uid: string; email: string } | null> {
  const deciders = await listActors(db, influencerUid, ['influencer.rejected', 'influencer.details-requested'])
  const rows = await db
    .select({ uid: accountFacts.uid, email: accountFacts.email })
    .from(accountFacts)
    .innerJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(and(inArray(accountFacts.uid, deciders), isNull(accountFacts.disabledAt)))
  return rows.toSorted((one, other) => deciders.indexOf(one.uid) - deciders.indexOf(other.uid))[0] ?? null
}
