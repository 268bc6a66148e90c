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
    throw new CallError('permission-denied', 'Only your account manager can choose lists of creators.')
  if ((await holdLists(tx, added)) < new Set(added).size)
    throw new CallError('not-found', 'We couldn’t find that list of creators.')
}

/** For a copy of a brief: its lists must still be there. */
export async function assertListsRemain(tx: Tx, uids: readonly string[]): Promise<void> {
  if ((await holdLists(tx, uids)) < new Set(uids).size)
    throw new CallError(
      'failed-precondition',
      'A list that this brief was open to has been deleted, so a copy wouldn’t reach the same creators. Create a new brief instead.',
    )
}
