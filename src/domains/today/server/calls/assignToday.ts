import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { todayCalls } from '../../contract.ts'
import { todayKinds } from '../../kinds.ts'
import { scopeOf } from '../scope.ts'
import { todayMarks } from '../tables.ts'
import { audienceOf, getWaiting, subjectOf } from '../today.ts'

export const assignToday: Handler<typeof todayCalls.assignToday> = async (
  { key, accountUid },
  { actor, tx, config },
) => {
  const scope = scopeOf(actor, undefined)
  const item = await getWaiting(tx, scope, key)
  const [person] = accountUid ? await tx.select().from(staffFacts).where(eq(staffFacts.accountUid, accountUid)) : []
  if (accountUid && !person)
    throw new CallError('not-found', 'We couldn’t find that person on our team. Reload the page, then try again.')
  const mark = { assignedTo: accountUid, markedAt: now() }
  await tx
    .insert(todayMarks)
    .values({ audience: audienceOf(scope, item), key, kind: item.kind, ...mark })
    .onConflictDoUpdate({ target: [todayMarks.audience, todayMarks.key], set: mark })
  await record(tx, actor, 'staff', 'today.assigned', subjectOf(item), {
    context: { kind: item.kind, to: person?.displayName ?? null },
  })
  const { words } = todayKinds[item.kind]
  const about = [item.influencerName, item.brandName, item.briefTitle].filter(Boolean).join(' · ')
  if (accountUid && accountUid !== scope.accountUid)
    await notifyAccounts(tx, config, [{ uid: accountUid }], `today-assigned:${key}:${accountUid}`, {
      kind: 'today.assigned',
      title: `Assigned to you: ${about || words}`,
      lines: [about ? `${words}.` : 'Open it to see what it’s about.'],
      path: '/app/today?mine=true',
      action: 'Open Today',
    })
  return {}
}
