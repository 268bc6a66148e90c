import { inArray } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type Actor, isStaff } from '../../accounts/roles.ts'
import { influencerLists } from '../../profiles/server/tables.ts'

/** Lists are staff's: a brand keeps those its brief has, and only staff choose others. */
export async function assertLists(
  tx: Tx,
  actor: Actor,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const added = after.filter((uid) => !before.includes(uid))
  if (added.length === 0 && (isStaff(actor) || after.length === before.length)) return
  if (!isStaff(actor))
    throw new CallError('permission-denied', 'Lists of influencers are chosen by your account manager.')
  // Shared with other briefs, and waited for by whoever deletes a list.
  const known = await tx
    .select({ uid: influencerLists.uid })
    .from(influencerLists)
    .where(inArray(influencerLists.uid, added))
    .for('key share')
  if (known.length < new Set(added).size) throw new CallError('not-found', 'There is no such list of influencers.')
}
