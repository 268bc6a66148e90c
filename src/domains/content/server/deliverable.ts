import { deliverableNoun } from '../../briefs/deliverable-words.ts'
import { and, asc, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { allow, sameVersion } from '../../../access/server/policy.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { collabPolicy, sideOn } from '../../collabs/server/policy.ts'
import { type Collab, getCollab, lockCollab } from '../../collabs/server/reads.ts'
import { eventSide, recordCollab, notifyProfiles } from '../../collabs/server/save.ts'
import { advance, type CollabAction } from '../../collabs/stages.ts'
import type { NotificationContent } from '../../notifications/server/notify.ts'
import { type CommentSide, deliverables } from './tables.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import type { AfterOf, KindAbout } from '../../audit/events.ts'

export type Deliverable = typeof deliverables.$inferSelect
/** Someone who acts on content; a reviewer acts for the brand under a typed name. */
export type DeliverableActing = Acting & { reviewer?: string }

export const noDeliverable = () => new CallError('not-found', 'We couldn’t find that content.')

/** A stranger's collab is not named where content was asked for: the answer is that of an id that does not exist. */
async function asDeliverable<T>(collab: Promise<T>): Promise<T> {
  return collab.catch((error: unknown) => {
    throw error instanceof CallError && error.code === 'not-found' ? noDeliverable() : error
  })
}

/** A deliverable with its collab, for someone who may see it; a stranger's is answered like one that does not exist. */
export async function getDeliverable(
  db: Queryable,
  actor: Actor,
  uid: string,
): Promise<{ deliverable: Deliverable; collab: Collab }> {
  const [deliverable] = await db.select().from(deliverables).where(eq(deliverables.uid, uid))
  if (!deliverable) throw noDeliverable()
  return { deliverable, collab: await asDeliverable(getCollab(db, actor, deliverable.collabUid)) }
}

/** The same, the collab locked: whatever happens to the deliverables of one collab happens one after the other. */
export async function lockDeliverable(
  tx: Tx,
  actor: Actor,
  uid: string,
): Promise<{ deliverable: Deliverable; collab: Collab }> {
  const [found] = await tx
    .select({ collabUid: deliverables.collabUid })
    .from(deliverables)
    .where(eq(deliverables.uid, uid))
  if (!found) throw noDeliverable()
  const collab = await asDeliverable(lockCollab(tx, actor, found.collabUid))
  const [deliverable] = await tx.select().from(deliverables).where(eq(deliverables.uid, uid))
  return { deliverable: must(deliverable, 'deliverable'), collab }
}

/** Loads and locks a deliverable for an action: permission, version, stage, in this order. */
export async function beginDeliverable(acting: Acting, input: { uid: string; version: number }, action: CollabAction) {
  const { deliverable, collab } = await lockDeliverable(acting.tx, acting.actor, input.uid)
  allow(collabPolicy, acting.actor, action, collab)
  sameVersion(deliverable, input.version)
  advance(collab, action)
  return { deliverable, collab }
}

/** Writes a deliverable under the version it was read at. */
export async function writeDeliverable(
  tx: Tx,
  before: Deliverable,
  change: Partial<Deliverable>,
): Promise<Deliverable> {
  const [saved] = await tx
    .update(deliverables)
    .set({ ...change, version: before.version + 1 })
    .where(and(eq(deliverables.uid, before.uid), eq(deliverables.version, before.version)))
    .returning()
  if (!saved)
    throw new CallError(
      'aborted',
      'Someone changed this while you were working on it. Reload to see the latest version, then try again.',
    )
  return saved
}

/** The deliverables of a collab in their order. */
export async function findDeliverables(db: Queryable, collabUid: string): Promise<Deliverable[]> {
  return db.select().from(deliverables).where(eq(deliverables.collabUid, collabUid)).orderBy(asc(deliverables.position))
}

/** What a deliverable is called: `the Instagram Reel`. */
export function deliverableWords(deliverable: Pick<Deliverable, 'type' | 'platform'>): string {
  return `the ${deliverableNoun(deliverable)}`
}

/** The event of a change to a deliverable, in its collab's timeline, and a push to every open page that shows it. */
export async function recordDeliverable<Kind extends KindAbout<'content'>>(
  acting: DeliverableActing,
  kind: Kind,
  collab: Collab,
  deliverable: Deliverable,
  options: { why?: string | null; after?: AfterOf<Kind> } = {},
): Promise<void> {
  const by = acting.reviewer ? { reviewer: acting.reviewer } : {}
  await recordCollab(acting, kind, collab, collab, {
    why: options.why,
    side: acting.reviewer ? 'reviewer' : eventSide(acting.actor, collab),
    after: options.after,
    context: {
      deliverable: deliverable.uid,
      type: deliverable.type,
      platform: deliverable.platform,
      status: deliverable.status,
      ...by,
    },
    touches: ['deliverable', 'collab'],
  })
}

/** Tells profiles of a deliverable, once per kind of news and version. */
export async function notifyOfDeliverable(
  acting: Acting,
  collab: Collab,
  deliverable: Deliverable,
  profileUids: readonly string[],
  notification: Omit<NotificationContent, 'path'>,
): Promise<void> {
  await notifyProfiles(acting, collab, profileUids, notification, `${deliverable.uid}:${deliverable.version}`)
}

/** The name and side under which someone's words stand beside a deliverable. */
export async function authorOf(
  tx: Tx,
  acting: DeliverableActing,
  collab: Collab,
): Promise<{ authorName: string; side: CommentSide }> {
  if (acting.reviewer) return { authorName: acting.reviewer, side: 'reviewer' }
  const side = sideOn(acting.actor, collab)
  const [author] = await tx
    .select({ displayName: accountFacts.displayName, staffName: staffFacts.displayName })
    .from(accountFacts)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(eq(accountFacts.uid, acting.actor.accountUid ?? ''))
  return { authorName: (side === 'staff' ? author?.staffName : null) ?? author?.displayName ?? 'Our team', side }
}
