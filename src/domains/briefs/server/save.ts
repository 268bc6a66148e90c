import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { allow, may, sameVersion } from '../../../access/server/policy.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { saveListUses } from '../../lists/server/uses.ts'
import { record } from '../../audit/server/record.ts'
import type { KindAbout } from '../../audit/events.ts'
import { type Side } from '../../audit/sides.ts'
import { notifyManagerOf } from '../../notifications/server/notify.ts'
import { venueCurrencyOf } from '../../profiles/vocabulary.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import type { BriefContent } from '../brief.ts'
import { nextStatus } from '../statuses.ts'
import { briefPolicy } from './policy.ts'
import { type Brief, lockBrief, noBrief } from './reads.ts'
import { briefs, briefVersions } from './tables.ts'

type Action = keyof typeof briefPolicy

/** Which side acts: staff, the clock, or the brand. */
export function sideOf(actor: Actor): Side {
  if (actor.system) return 'clock'
  return isStaff(actor) ? 'staff' : 'brand'
}

/** Loads and locks a brief for a change: not-found for strangers, then who may, then the version. */
export async function openBrief(
  tx: Tx,
  actor: Actor,
  input: { uid: string; version: number },
  action: Action,
): Promise<Brief> {
  const brief = await lockBrief(tx, input.uid)
  if (!may(briefPolicy, actor, 'see', brief)) throw noBrief()
  allow(briefPolicy, actor, action, brief)
  sameVersion(brief, input.version)
  return brief
}

/** The brand's facts that a brief copies. */
export function venueFactsOf({ city, category, country, timezone }: BrandProfile) {
  return { city, category, country, timezone, currency: venueCurrencyOf(country) }
}

/** Writes a changed brief under the version it was read at. */
export async function saveBrief(tx: Tx, brief: Brief, change: Partial<Brief>): Promise<Brief> {
  const [saved] = await tx
    .update(briefs)
    .set({ ...change, version: brief.version + 1, updatedAt: now() })
    .where(and(eq(briefs.uid, brief.uid), eq(briefs.version, brief.version)))
    .returning()
  if (!saved)
    throw new CallError(
      'aborted',
      'Someone changed this while you were working on it. Reload to see the latest version, then try again.',
    )
  await saveListUses(tx, saved, saved.status === 'archived' ? [] : saved.eligibility.listUids)
  return saved
}

/** Stores what a brief says under the version it has now. */
export async function saveVersion(
  tx: Tx,
  actor: Actor,
  brief: Brief,
  content: BriefContent,
  note: string,
): Promise<void> {
  await tx
    .insert(briefVersions)
    .values({ briefUid: brief.uid, version: brief.version, content, at: now(), byUid: actor.accountUid, note })
}

/** Writes the event of a change, with what is different, and refreshes the pages of brand and manager. */
export async function recordBrief(
  tx: Tx,
  actor: Actor,
  kind: KindAbout<'brief'>,
  before: Brief | null,
  after: Brief,
  why: string | null = null,
): Promise<void> {
  const subject = { subjectUid: after.uid, brandUid: after.brandUid }
  const changed = Object.keys(after).filter((key) => !sameJson(before?.[key as keyof Brief], after[key as keyof Brief]))
  const pick = (row: Brief) => Object.fromEntries(changed.map((key) => [key, row[key as keyof Brief]]))
  await record(tx, actor, sideOf(actor), kind, subject, {
    ...(before ? { before: pick(before) } : {}),
    after: pick(after),
    why: why || null,
  })
  await pushToProfiles(tx, [after.brandUid], ['brief', 'feed'], after.brandUid)
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

const stepKinds = {
  pause: 'brief.paused',
  resume: 'brief.resumed',
  archive: 'brief.archived',
  return: 'brief.returned',
} as const

/** One step of a brief's life: permission, version, rule, write, event. `change` is written with it. */
export async function stepBrief(
  tx: Tx,
  actor: Actor,
  input: { uid: string; version: number; note?: string },
  action: keyof typeof stepKinds,
  change: Partial<Brief> = {},
): Promise<Brief> {
  const before = await openBrief(tx, actor, input, action)
  const after = await saveBrief(tx, before, { status: nextStatus(before.status, action), ...change })
  await recordBrief(tx, actor, stepKinds[action], before, after, input.note)
  return after
}

/** Tells the account manager that a brief waits for approval. */
export async function notifyManager(
  tx: Tx,
  config: Config,
  brandName: string,
  brief: Brief,
  did: 'submitted' | 'changed',
): Promise<void> {
  await notifyManagerOf(tx, config, brief.brandUid, `brief-submitted:${brief.uid}:${brief.version}`, {
    kind: 'brief.submitted',
    title: `${brandName} ${did} “${brief.title}”`,
    lines: [
      `“${brief.title}” is waiting for your approval.`,
      ...(brief.submitNote ? [`Their note: ${brief.submitNote}`] : []),
    ],
    path: `/app/admin/collab-brief-manager?brief=${brief.uid}`,
    action: 'Review brief',
  })
}
