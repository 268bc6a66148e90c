import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { allow, sameVersion } from '../../../access/server/policy.ts'
import { notify, notifyManagerOf, type NotificationContent } from '../../notifications/server/notify.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { isSeenBy } from '../../audit/server/catalogue.ts'
import { record } from '../../audit/server/record.ts'
import type { AfterOf, Fields, KindAbout } from '../../audit/events.ts'
import { type Side } from '../../audit/sides.ts'
import { type Aside, type Situation, whyNot } from '../possible.ts'
import { advance, type CollabAction, isTableAction, type State } from '../stages.ts'
import type { Acting } from './acting.ts'
import { companions } from './companions.ts'
import { collabPolicy, sideOn } from './policy.ts'
import { type Collab, lockCollab } from './reads.ts'
import { collabs } from './tables.ts'

type Input = { uid: string; version?: number }

/** Loads and locks a collab for an action, and answers its state after it: permission, version, rule, in this order. */
export async function begin(
  acting: Acting,
  input: Input,
  action: CollabAction | Aside,
): Promise<{ collab: Collab; next: State }> {
  const collab = await lockFor(acting, input, action)
  const visit = await companions().visits.findState(acting.tx, collab.uid)
  return { collab, next: nextState(acting.actor, collab, visit, action) }
}

/** Loads and locks a collab for whoever may act on it, as they saw it last. */
export async function lockFor(acting: Acting, input: Input, action: CollabAction | Aside): Promise<Collab> {
  const collab = await lockCollab(acting.tx, acting.actor, input.uid)
  allow(collabPolicy, acting.actor, action, collab)
  if (input.version !== undefined) sameVersion(collab, input.version)
  return collab
}

/** The state after an action; refused with the reason when the rules do not allow it now. */
export function nextState(
  actor: Actor,
  collab: Collab,
  visit: Situation['visit'],
  action: CollabAction | Aside,
): State {
  const why = whyNot(situationOf(collab, visit), action, sideOn(actor, collab))
  if (why) throw new CallError('failed-precondition', why)
  return isTableAction(action) ? advance(collab, action) : { stage: collab.stage, outcome: collab.outcome }
}

/** What decides what can be done with a collab. */
export function situationOf(collab: Collab, visit: Situation['visit']): Situation {
  const { stage, outcome, dispute, venueAnswer } = collab
  return { stage, outcome, dispute, venueAnswer, visit }
}

/** Writes a collab under the version it was read at. */
export async function saveCollab(tx: Tx, before: Collab, change: Partial<Collab>): Promise<Collab> {
  const { stage = before.stage, outcome = before.outcome } = change
  const hasMoved = stage !== before.stage || outcome !== before.outcome
  const [saved] = await tx
    .update(collabs)
    .set({ ...change, version: before.version + 1, ...(hasMoved && { stageAt: now() }) })
    .where(and(eq(collabs.uid, before.uid), eq(collabs.version, before.version)))
    .returning()
  if (!saved)
    throw new CallError(
      'aborted',
      'Someone changed this while you were working on it. Reload to see the latest version, then try again.',
    )
  return saved
}

/** Ends a collab with an outcome. */
export function closing(
  next: Pick<Collab, 'stage' | 'outcome'>,
  reason: string | null,
  note: string | null = null,
): Partial<Collab> {
  return { ...next, closedAt: now(), closeReason: reason, closeNote: note }
}

/** The name under which an actor's doing stands in the timeline. */
export function eventSide(actor: Actor, collab: Collab): Side {
  return actor.system ? 'clock' : sideOn(actor, collab)
}

/** What can happen to a collab: no event about anything else can be recorded with one. */
type CollabKind = KindAbout<'collab' | 'visit' | 'content' | 'help'>

/** The event of a change, and a push to the open pages of the sides that may see its kind, and of the account manager. */
export async function recordCollab<Kind extends CollabKind>(
  acting: Pick<Acting, 'actor' | 'tx'>,
  kind: Kind,
  before: Collab | null,
  after: Collab,
  options: {
    why?: string | null
    after?: AfterOf<Kind>
    context?: Fields
    side?: Side
    touches?: readonly string[]
  } = {},
): Promise<void> {
  const { tx, actor } = acting
  const subject = { subjectUid: after.uid, brandUid: after.brandUid, influencerUid: after.influencerUid }
  await record(tx, actor, options.side ?? eventSide(actor, after), kind, subject, {
    before: before ? { stage: before.stage, outcome: before.outcome } : undefined,
    after: options.after,
    context: { stage: after.stage, outcome: after.outcome, ...options.context },
    why: options.why,
  })
  const touches = options.touches ?? ['collab']
  const seeing = [
    ...(isSeenBy(kind, 'brand') ? [after.brandUid] : []),
    ...(isSeenBy(kind, 'influencer') ? [after.influencerUid] : []),
  ]
  await pushToProfiles(tx, seeing, touches, after.brandUid)
}

/** The profile on the other side of an actor's; for staff and the clock, both. */
export function othersThan(actor: Actor, collab: Collab): string[] {
  const side = actor.system ? 'staff' : sideOn(actor, collab)
  if (side === 'influencer') return [collab.brandUid]
  return side === 'brand' ? [collab.influencerUid] : [collab.brandUid, collab.influencerUid]
}

/** Where a collab's page is for a profile. */
export function collabPath(collab: Pick<Collab, 'uid'>, profileUid: string): string {
  return `/app/collab?uid=${profileUid}&collab=${collab.uid}`
}

/** Tells profiles of a collab, once per kind and `about` (its version, unless said otherwise). */
export async function notifyProfiles(
  acting: Pick<Acting, 'tx' | 'config'>,
  collab: Pick<Collab, 'uid' | 'version'>,
  profileUids: readonly string[],
  notification: Omit<NotificationContent, 'path'>,
  about: string | number = collab.version,
): Promise<void> {
  for (const profileUid of profileUids) {
    const key = `${notification.kind}:${collab.uid}:${about}:${profileUid}`
    await notify(acting.tx, acting.config, profileUid, key, { ...notification, path: collabPath(collab, profileUid) })
  }
}

/** Tells the account manager of the brand, if it has one. */
export async function notifyManager(
  acting: Pick<Acting, 'tx' | 'config'>,
  collab: Collab,
  notification: Omit<NotificationContent, 'path'>,
  about: string | number = collab.version,
): Promise<void> {
  const key = `${notification.kind}:${collab.uid}:${about}:manager`
  await notifyManagerOf(acting.tx, acting.config, collab.brandUid, key, {
    ...notification,
    path: collabPath(collab, collab.brandUid),
  })
}

/** Moves when the content is due. Nobody has to see that before they act, so the version stays. */
export async function moveContentDue(tx: Tx, collab: Collab, contentDueAt: Date): Promise<Collab> {
  await tx.update(collabs).set({ contentDueAt }).where(eq(collabs.uid, collab.uid))
  return { ...collab, contentDueAt }
}
