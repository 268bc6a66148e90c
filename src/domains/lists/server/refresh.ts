import { and, arrayOverlaps, eq, gte, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { inCities, withAudience, withLanguage } from '../../profiles/server/conditions.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import type { ListRule } from '../rule.ts'
import { countMembers, type List, recordList } from './list.ts'
import { influencerListMembers as members, influencerLists, onList } from './tables.ts'

export const noLongerFits = 'No longer matches the rule.'

/**
 * Takes into a locked list by rule whoever fits now, and out whom the rule took in and who does not any more. Who was put on
 * it or removed by hand stays so. One statement each way, however many there are.
 */
export async function refreshList(tx: Tx, actor: Actor, list: List): Promise<void> {
  if (!list.rule) return
  const at = now()
  const before = await countMembers(tx, list.uid)
  const fitting = tx
    .select({
      listUid: sql<string>`${list.uid}::text`.as('list_uid'),
      influencerUid: influencerFacts.uid,
      note: sql<string>`''`.as('note'),
      addedAt: sql<Date>`${at.toISOString()}::timestamptz`.as('added_at'),
      addedBy: sql<string | null>`null::text`.as('added_by'),
      removedAt: sql<Date | null>`null::timestamptz`.as('removed_at'),
      removedBy: sql<string | null>`null::text`.as('removed_by'),
      removedReason: sql<string | null>`null::text`.as('removed_reason'),
    })
    .from(influencerFacts)
    .where(fits(list.rule))
  const taken = await tx
    .insert(members)
    .select(fitting)
    .onConflictDoUpdate({
      target: [members.listUid, members.influencerUid],
      set: { addedAt: at, removedAt: null, removedReason: null },
      setWhere: and(isNotNull(members.removedAt), isNull(members.removedBy)),
    })
    .returning({ uid: members.influencerUid })
  const stillFits = tx
    .select({ one: sql`1` })
    .from(influencerFacts)
    .where(and(eq(influencerFacts.uid, members.influencerUid), fits(list.rule)))
  const left = await tx
    .update(members)
    .set({ removedAt: at, removedReason: noLongerFits })
    .where(and(eq(members.listUid, list.uid), onList, isNull(members.addedBy), notExists(stillFits)))
    .returning({ uid: members.influencerUid })
  await tx.update(influencerLists).set({ refreshedAt: at }).where(eq(influencerLists.uid, list.uid))
  if (taken.length === 0 && left.length === 0) return
  const after = { members: before + taken.length - left.length, taken: taken.length, left: left.length }
  await recordList(tx, actor, 'refreshed', list.uid, { before: { members: before }, after })
}

/** The rule as a condition on influencers; only the approved who take no break fit. */
function fits(rule: ListRule): SQL | undefined {
  const { platforms, followersFrom, followersTo, engagementFromBp, labels, reliabilityFrom } = rule
  const asksAudience =
    platforms.length > 0 || [followersFrom, followersTo, engagementFromBp].some((bound) => bound !== null)
  return and(
    eq(influencerFacts.approval, 'approved'),
    isNull(influencerFacts.pausedAt),
    inCities(rule.cities),
    asksAudience ? withAudience({ ...rule, engagementToBp: null }) : undefined,
    withLanguage(rule.languages),
    labels.length > 0 ? arrayOverlaps(influencerFacts.labels, labels) : undefined,
    reliabilityFrom === null ? undefined : gte(influencerFacts.reliability, reliabilityFrom),
  )
}
