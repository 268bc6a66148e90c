import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import { listAssignees } from '../../../messages/server/assign.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { todayCalls } from '../../contract.ts'
import { todayKinds } from '../../kinds.ts'
import { scopeOf } from '../scope.ts'
import { todayMarks } from '../tables.ts'
import { audienceOf, getWaiting, subjectOf, type WaitingRow } from '../today.ts'

export const assignToday: Handler<typeof todayCalls.assignToday> = async (
  { brandUid, key, accountUid },
  { actor, tx, config },
) => {
  const scope = scopeOf(actor, brandUid)
  const item = await getWaiting(tx, scope, key)
  if (item.kind === 'message')
    throw new CallError('failed-precondition', 'Messages are assigned with their conversation. Open DMs to assign it.')
  const name =
    accountUid && (await (scope.who === 'staff' ? nameOfOurs(tx, accountUid) : nameOfTeam(tx, item, accountUid)))
  const mark = { assignedTo: accountUid, markedAt: now() }
  await tx
    .insert(todayMarks)
    .values({ audience: audienceOf(scope, item), key, kind: item.kind, ...mark })
    .onConflictDoUpdate({ target: [todayMarks.audience, todayMarks.key], set: mark })
  await record(tx, actor, scope.who, 'today.assigned', subjectOf(item), {
    context: { kind: item.kind, to: name },
  })
  const { words } = todayKinds[item.kind]
  const about = [item.influencerName, item.brandName, item.briefTitle].filter(Boolean).join(' · ')
  if (accountUid && accountUid !== scope.accountUid)
    await notifyAccounts(tx, config, [{ uid: accountUid }], `today-assigned:${key}:${accountUid}`, {
      kind: 'today.assigned',
      title: `Assigned to you: ${about || words}`,
      lines: [about ? `${words}.` : 'Open it to see what it’s about.'],
      path: `/app/today?mine=yes${scope.who === 'brand' && item.brandUid ? `&uid=${item.brandUid}` : ''}`,
      action: 'Open Today',
    })
  return {}
}

async function nameOfOurs(tx: Tx, accountUid: string): Promise<string> {
  const [person] = await tx.select().from(staffFacts).where(eq(staffFacts.accountUid, accountUid))
  if (!person)
    throw new CallError('not-found', 'We couldn’t find that person on our team. Reload the page, then try again.')
  return person.displayName
}

async function nameOfTeam(tx: Tx, { brandUid }: WaitingRow, accountUid: string): Promise<string> {
  const team = await listAssignees(tx, 'brand', brandUid ? [brandUid] : [])
  const person = team.find(({ uid }) => uid === accountUid)
  if (!person)
    throw new CallError('failed-precondition', 'That person isn’t on this venue’s team. Choose someone else.')
  return person.name
}
