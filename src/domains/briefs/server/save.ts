import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { isStaff } from '../../accounts/roles.ts'
import { pushToProfiles, record, type Side } from '../../notices/server/record.ts'
import { allow, sameVersion } from '../../accounts/server/gate.ts'
import { type BriefAction, type BriefStatus, nextStatus } from '../statuses.ts'
import { contentOf } from './content.ts'
import { briefPolicy } from './policy.ts'
import { type Brief, lockManagedBrief } from './reads.ts'
import { briefs, briefVersions } from './tables.ts'

/** Which side acts: staff, the clock, or the brand. */
export function sideOf(actor: Actor): Side {
  if (actor.system) return 'clock'
  return isStaff(actor) ? 'staff' : 'brand'
}

/** Writes a changed brief under the version it was read at. */
export async function saveBrief(tx: Tx, brief: Brief, change: Partial<Brief>): Promise<Brief> {
  const [saved] = await tx
    .update(briefs)
    .set({ ...change, version: brief.version + 1, updatedAt: now() })
    .where(and(eq(briefs.uid, brief.uid), eq(briefs.version, brief.version)))
    .returning()
  if (!saved) throw new CallError('aborted', 'This brief was changed in the meantime. Reload to see what is new.')
  return saved
}

/** Keeps the content of a brief as the version it has now. */
export async function keepVersion(tx: Tx, actor: Actor, brief: Brief, note: string): Promise<void> {
  await tx
    .insert(briefVersions)
    .values({ briefUid: brief.uid, version: brief.version, content: contentOf(brief), at: now(), byUid: actor.accountUid, note })
    .onConflictDoNothing()
}

/** One step of a brief's life: permission, version, rule, write, event, push. */
export async function stepBrief(
  tx: Tx,
  actor: Actor,
  input: { uid: string; version: number },
  action: BriefAction & keyof typeof briefPolicy,
  change: (brief: Brief, to: BriefStatus) => Partial<Brief> = () => ({}),
): Promise<{ before: Brief; after: Brief }> {
  const before = await lockManagedBrief(tx, actor, input.uid)
  allow(briefPolicy, actor, action, before)
  sameVersion(before, input.version)
  const to = nextStatus(before.status, action)
  const after = await saveBrief(tx, before, { status: to, ...change(before, to) })
  await recordStep(tx, actor, `brief.${action}`, before, after, after.changeNote || null)
  return { before, after }
}

export async function recordStep(tx: Tx, actor: Actor, kind: string, before: Brief, after: Brief, why: string | null = null): Promise<void> {
  const subject = { subjectUid: after.uid, brandUid: after.brandUid }
  await record(tx, actor, sideOf(actor), kind, subject, { before: { status: before.status, version: before.version }, after: { status: after.status, version: after.version }, why })
  await pushToProfiles(tx, [after.brandUid], ['brief'])
}
