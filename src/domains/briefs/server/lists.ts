import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { holdLists } from '../../lists/server/reads.ts'

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
  if ((await holdLists(tx, added)) < new Set(added).size)
    throw new CallError('not-found', 'We couldn’t find that list of influencers.')
}

/** For a copy of a brief: its lists must still be there. */
export async function assertListsRemain(tx: Tx, uids: readonly string[]): Promise<void> {
  if ((await holdLists(tx, uids)) < new Set(uids).size)
    throw new CallError(
      'failed-precondition',
      'A list of influencers that this brief was open to has been deleted, so a copy would not be open to the same people. Write a new brief instead.',
    )
}
