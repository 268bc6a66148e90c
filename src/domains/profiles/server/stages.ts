import { sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { isLost, type Lost } from '../lost.ts'
import { brandProfiles } from './tables.ts'
import type { BrandProfile } from './view.ts'

type Stages = { uid: string; version: number; onboardingStage: number; salesStage: number }

/**
 * Sets the stages of brands, each unless it was saved since `version`; answers whose were set. A brand does not see its
 * stages, so that its own forms stay good: there is no new version.
 */
export async function setBrandStages(tx: Tx, brands: readonly Stages[]): Promise<Set<string>> {
  const { uid, version } = brandProfiles
  const { rows } = await tx.execute<{ uid: string }>(sql`
    update ${brandProfiles} set onboarding_stage = due."onboardingStage", sales_stage = due."salesStage",
      onboarding_since = case when onboarding_stage = due."onboardingStage" then onboarding_since else ${now().toISOString()}::timestamptz end,
      sales_since = case when sales_stage = due."salesStage" then sales_since else ${now().toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb)
      as due(uid text, version int, "onboardingStage" int, "salesStage" int)
    where ${uid} = due.uid and ${version} = due.version returning ${uid}`)
  return new Set(rows.map((row) => row.uid))
}

/** The stages that a change moves, with since when. */
export function momentsOf(before: BrandProfile, change: Partial<BrandProfile>): Partial<BrandProfile> {
  const moves = (stage: 'salesStage' | 'onboardingStage' | 'customerStatus') =>
    change[stage] !== undefined && change[stage] !== before[stage]
  return {
    ...(moves('salesStage') && { salesSince: now() }),
    ...(moves('onboardingStage') && { onboardingSince: now() }),
    ...(moves('customerStatus') && { statusSince: now() }),
  }
}

/** What a change of stages says of why the brand was lost: asked for when it is, and forgotten when it is back. */
export function lostChange(
  before: BrandProfile,
  change: Partial<BrandProfile>,
  lost: Lost | undefined,
): Pick<Partial<BrandProfile>, 'lostReason' | 'lostNote'> {
  if (!isLost({ ...before, ...change })) return before.lostReason ? { lostReason: null, lostNote: '' } : {}
  if (lost) return { lostReason: lost.reason, lostNote: lost.note }
  if (isLost(before)) return {}
  const message = 'Choose why this brand was lost.'
  throw new CallError('invalid-argument', message, { details: { fields: [{ field: 'lost.reason', message }] } })
}
