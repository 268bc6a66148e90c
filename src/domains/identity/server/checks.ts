import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Actor, isInfluencer } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'

import { record } from '../../audit/server/record.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { notify } from '../../notifications/server/notify.ts'
import { setIdChecked, suspendByIdCheck } from '../../profiles/server/id-check.ts'
import { checkedParts, documentDays, type Failure, failures, type Part } from '../id-check.ts'
import { type IdCheck, idChecks, idDocuments } from './tables.ts'

export const noCheck = () => new CallError('not-found', 'We couldn’t find that ID check.')
export const openStates = ['started', 'submitted'] as const
const isOpen = ({ state }: IdCheck) => state === 'started' || state === 'submitted'

/** The last check of a creator. */
export async function findLastCheck(db: Queryable, influencerUid: string): Promise<IdCheck | null> {
  const [last] = await db
    .select()
    .from(idChecks)
    .where(eq(idChecks.influencerUid, influencerUid))
    .orderBy(desc(idChecks.uid))
    .limit(1)
  return last ?? null
}

/** A creator’s own check, locked; a stranger’s is answered as if there were none. */
export async function lockOwnCheck(tx: Tx, actor: Actor, uid: string): Promise<IdCheck> {
  const check = await lockCheck(tx, uid)
  if (!isInfluencer(actor, check.influencerUid)) throw noCheck()
  return check
}

/** A check of anybody, locked. No permission is asked. */
export async function lockCheck(tx: Tx, uid: string): Promise<IdCheck> {
  const [check] = await tx.select().from(idChecks).where(eq(idChecks.uid, uid)).for('update')
  if (!check) throw noCheck()
  return check
}

/** Refuses what is only possible while a check is under way. */
export function assertOpen(check: IdCheck): void {
  if (!isOpen(check)) throw new CallError('failed-precondition', 'This ID check has ended. Start a new one.')
}

/** Which pictures of these checks are here. */
export function broughtParts(db: Queryable, uids: readonly string[]): Promise<Map<string, Part[]>> {
  return partsOf(db, uids)
}

/** Which of them somebody of our team has looked at. */
export function openedParts(db: Queryable, uids: readonly string[], accountUid: string): Promise<Map<string, Part[]>> {
  return partsOf(db, uids, sql`${accountUid} = any(${idDocuments.openedBy})`)
}

async function partsOf(db: Queryable, uids: readonly string[], which?: SQL): Promise<Map<string, Part[]>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: idDocuments.checkUid, part: idDocuments.part })
    .from(idDocuments)
    .where(and(inArray(idDocuments.checkUid, [...uids]), which))
    .orderBy(idDocuments.part)
  return new Map(uids.map((uid) => [uid, rows.filter((row) => row.uid === uid).map(({ part }) => part)]))
}

/** The only way out for a check. */
export async function viewCheck(db: Queryable, check: IdCheck) {
  const { uid, state, way, documentKind, failure, decidedAt } = check
  const brought = (await broughtParts(db, [uid])).get(uid) ?? []
  return {
    uid,
    state,
    way,
    documentKind,
    brought,
    failure,
    documentsUntil: isOpen(check) && brought.length > 0 ? documentsUntil(check).toISOString() : null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** When what was brought is deleted at the latest. */
export const documentsUntil = ({ startedAt, submittedAt }: IdCheck) =>
  plus(submittedAt ?? startedAt, documentDays * dayMs)

/** Ends a check: its pictures and the name go in the same transaction. */
export async function endCheck(
  tx: Tx,
  check: IdCheck,
  end: Pick<IdCheck, 'state'> & Partial<Pick<IdCheck, 'failure' | 'checked' | 'decidedBy'>>,
): Promise<IdCheck> {
  await tx.delete(idDocuments).where(eq(idDocuments.checkUid, check.uid))
  const [after] = await tx
    .update(idChecks)
    .set({ ...end, legalName: null, decidedAt: now() })
    .where(and(eq(idChecks.uid, check.uid), inArray(idChecks.state, openStates)))
    .returning()
  return must(after, 'check')
}

/** What our team or a provider found, with the word to the creator; by nobody where it was a provider. */
export async function decideCheck(
  { tx, actor, config }: { tx: Tx; actor: Actor; config: Config },
  check: IdCheck,
  failure: Failure | null,
): Promise<IdCheck> {
  const { uid, influencerUid } = check
  const side = actor.accountUid ? 'staff' : 'clock'
  const after = await endCheck(tx, check, {
    state: failure ? 'failed' : 'passed',
    failure,
    checked: failure ? [] : [...checkedParts],
    decidedBy: actor.accountUid,
  })
  if (!failure) await setIdChecked(tx, influencerUid, now())
  await pushToProfiles(tx, [influencerUid], ['id-check', 'profile'])
  const kind = failure ? 'influencer.id-check-failed' : 'influencer.id-check-passed'
  const why = failure && failures[failure]
  if (failure === 'under-18') await suspendByIdCheck(tx, actor, influencerUid, failures[failure])
  await record(tx, actor, side, kind, { subjectUid: influencerUid, influencerUid }, { why })
  await notify(tx, config, influencerUid, `id-check:${uid}`, {
    kind,
    title: failure ? 'We couldn’t confirm your ID' : 'Your ID check is complete',
    lines: [
      why ??
        'Brands now see “ID checked” on your page. They never see your document or selfie, which are deleted after the check.',
      ...(failure === 'under-18' ? ['We’ve suspended your profile, so you can’t request collabs.'] : []),
      ...(failure ? ['We’ve deleted what you sent us.'] : []),
    ],
    path: `/app/influencer/id-check?uid=${influencerUid}`,
    action: failure ? 'See what to do' : 'See your ID check',
  })
  return after
}
