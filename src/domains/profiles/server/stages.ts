import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import { brandProfiles } from './tables.ts'

type Stages = { uid: string; version: number; onboardingStage: number; salesStage: number }

/**
 * Sets the stages of brands, each unless it was saved since `version`; answers whose were set. A brand does not see its
 * stages, so that its own forms stay good: there is no new version.
 */
export async function setBrandStages(tx: Tx, brands: readonly Stages[]): Promise<Set<string>> {
  const { uid, version } = brandProfiles
  const { rows } = await tx.execute<{ uid: string }>(sql`
    update ${brandProfiles} set onboarding_stage = due."onboardingStage", sales_stage = due."salesStage"
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb)
      as due(uid text, version int, "onboardingStage" int, "salesStage" int)
    where ${uid} = due.uid and ${version} = due.version returning ${uid}`)
  return new Set(rows.map((row) => row.uid))
}
