import { keysOf } from '../../../kit/contract/keys.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { sqlState } from '../../../kit/server/database-errors.ts'
import { noBrand, noInfluencer } from '../../../access/server/guards.ts'
import { type Actor, isInfluencer, isStaff } from '../../../access/roles.ts'
import { allow, may, sameVersion } from '../../../access/server/policy.ts'
import { findManager } from '../../accounts/server/accounts.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { record } from '../../audit/server/record.ts'
import type { KindAbout } from '../../audit/events.ts'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { profileCalls } from '../contract.ts'
import { profileSteps } from '../influencer-profile.ts'
import { findCasting } from './casting.ts'
import { handleTaken } from './handles.ts'
import { brandPolicy, influencerPolicy } from './policy.ts'
import { momentsOf } from './stages.ts'
import { brandProfiles, influencerProfiles, socialAccounts } from './tables.ts'
import { type BrandProfile, type InfluencerProfile, viewManager, viewSocialAccount } from './view.ts'

const stale = 'Someone changed this while you were working on it. Reload to see the latest version, then try again.'

/** An influencer profile that the actor may see, its row locked; a stranger's is answered like none. */
export async function lockInfluencer(tx: Tx, actor: Actor, uid: string): Promise<InfluencerProfile> {
  const [row] = await tx.select().from(influencerProfiles).where(eq(influencerProfiles.uid, uid)).for('update')
  if (!row || !may(influencerPolicy, actor, 'see', row)) throw noInfluencer()
  return row
}

/** A brand profile that the actor may see, its row locked; a stranger's is answered like none. */
export async function lockBrand(tx: Tx, actor: Actor, uid: string): Promise<BrandProfile> {
  const [row] = await tx.select().from(brandProfiles).where(eq(brandProfiles.uid, uid)).for('update')
  if (!row || !may(brandPolicy, actor, 'see', row)) throw noBrand()
  return row
}

/** Locks an influencer profile for a change: permission, then version. */
export async function beginInfluencer(
  tx: Tx,
  actor: Actor,
  { uid, version }: { uid: string; version: number },
  action: 'save' | 'apply' | 'pause' | 'decide',
): Promise<InfluencerProfile> {
  const before = await lockInfluencer(tx, actor, uid)
  allow(influencerPolicy, actor, action, before)
  sameVersion(before, version)
  return before
}

/** Writes an influencer profile with its event, which also says `besides`; the pages that show it follow. */
export async function saveInfluencer(
  tx: Tx,
  actor: Actor,
  kind: KindAbout<'influencer'>,
  before: InfluencerProfile,
  change: Partial<InfluencerProfile>,
  why: string | null = null,
  besides: Record<string, unknown> = {},
): Promise<InfluencerProfile> {
  const [after] = await tx
    .update(influencerProfiles)
    .set({ ...change, version: before.version + 1 })
    .where(and(eq(influencerProfiles.uid, before.uid), eq(influencerProfiles.version, before.version)))
    .returning()
    .catch((error: unknown) => {
      if (change.handle && sqlState(error) === '23505') throw handleTaken(change.handle)
      throw error
    })
  if (!after) throw new CallError('aborted', stale)
  const side = actor.system ? 'clock' : isInfluencer(actor, before.uid) ? 'influencer' : 'staff'
  const changed = diff(before, change)
  await record(
    tx,
    actor,
    side,
    kind,
    { subjectUid: before.uid, influencerUid: before.uid },
    { before: changed.before, after: { ...changed.after, ...besides }, why },
  )
  await pushToProfiles(tx, [before.uid], ['profile'])
  return after
}

/** Writes a brand profile with its event, which also says `besides`; the pages that show it follow. */
export async function saveBrand(
  tx: Tx,
  actor: Actor,
  kind: KindAbout<'brand'>,
  before: BrandProfile,
  change: Partial<BrandProfile>,
  besides: Record<string, unknown> = {},
  why: string | null = null,
): Promise<BrandProfile> {
  const [after] = await tx
    .update(brandProfiles)
    .set({ ...momentsOf(before, change), ...change, version: before.version + 1 })
    .where(and(eq(brandProfiles.uid, before.uid), eq(brandProfiles.version, before.version)))
    .returning()
  if (!after) throw new CallError('aborted', stale)
  const changed = diff(before, change)
  const side = may(brandPolicy, { ...actor, staff: null, assigned: new Set() }, 'see', before) ? 'brand' : 'staff'
  await record(
    tx,
    actor,
    side,
    kind,
    { subjectUid: before.uid, brandUid: before.uid },
    { before: changed.before, after: { ...changed.after, ...besides }, why },
  )
  await pushToProfiles(tx, [before.uid], ['profile'])
  return after
}

/** What their ID has confirmed, only our team changes. */
export function mayChangeDateOfBirth(actor: Actor, { idCheckedAt }: Pick<InfluencerProfile, 'idCheckedAt'>): boolean {
  return idCheckedAt === null || isStaff(actor)
}

/** The fields that a change really changes, before and after. */
function diff<Row extends object>(before: Row, change: Partial<Row>) {
  const keys = keysOf(change).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(change[key]))
  const pick = (from: Partial<Row>) => Object.fromEntries(keys.map((key) => [key, from[key]]))
  return { before: pick(before), after: pick(change) }
}

/** An influencer's profile for whoever keeps it. */
export async function viewInfluencerProfile(
  db: Queryable,
  actor: Actor,
  row: InfluencerProfile,
): Promise<OutputOf<typeof profileCalls.getInfluencerProfile>> {
  const social = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.influencerUid, row.uid))
    .orderBy(desc(socialAccounts.followers), asc(socialAccounts.platform))
  const { priority, labels, staffNotes, createdAt, pausedAt, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
    social: social.map(viewSocialAccount),
    casting: await findCasting(db, row.uid),
    steps: profileSteps({ ...row, social }),
    staff: isStaff(actor) ? { priority, labels, staffNotes } : null,
    can: {
      save: may(influencerPolicy, actor, 'save', row),
      decide: may(influencerPolicy, actor, 'decide', row),
      changeDateOfBirth: mayChangeDateOfBirth(actor, row),
      viewAs: may(influencerPolicy, actor, 'viewAs', row),
    },
  }
}

/** A venue's profile for its people and for staff. */
export async function viewBrandProfile(
  db: Queryable,
  actor: Actor,
  row: BrandProfile,
): Promise<OutputOf<typeof profileCalls.getBrandProfile>> {
  const manager = await findManager(db, row.uid)
  const { salesStage, customerStatus, rag, priority, labels, staffNotes, onboardingStage, createdAt, ...others } = row
  const { salesSince, onboardingSince, statusSince, lostReason, lostNote, ...rest } = others
  const since = (at: Date | null) => (at ?? createdAt).toISOString()
  const kept = {
    customerStatus,
    rag,
    labels,
    staffNotes,
    onboardingStage,
    lostReason,
    lostNote,
    salesSince: since(salesSince),
    onboardingSince: since(onboardingSince),
    statusSince: since(statusSince),
    createdAt: createdAt.toISOString(),
    organisation: { uid: row.orgUid, name: row.orgName },
  }
  const can = (action: keyof typeof brandPolicy) => may(brandPolicy, actor, action, row)
  return {
    ...rest,
    manager: manager && viewManager(manager),
    staff: isStaff(actor) ? { ...kept, salesStage, priority } : null,
    can: { save: can('save'), block: can('block'), saveStaffFacts: can('saveStaffFacts'), viewAs: can('viewAs') },
  }
}
