import { formerNames } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { influencerProfiles } from './tables.ts'

/** Handles and slugs are unique: the random end of the id makes them so. */
export const formerHandle = (uid: string) => `former-${uid.slice(-10)}`

/** Creators that an organisation's records name and who aren't here: as one is left who deleted their account. */
export async function bringFormerCreators(tx: Tx, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await tx
    .insert(influencerProfiles)
    .values(
      uids.map((uid) => ({
        uid,
        slug: formerHandle(uid),
        handle: formerHandle(uid),
        name: formerNames.creator,
        homeCity: 'other' as const,
        dateOfBirth: '1900-01-01',
        approval: 'suspended' as const,
        createdAt: now(),
      })),
    )
    .onConflictDoNothing()
}
