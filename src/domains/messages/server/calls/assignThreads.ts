import { type Actor, accountOf } from '../../../../access/roles.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { first } from '../../../../kit/contract/must.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { getAccount } from '../../../accounts/server/accounts.ts'
import { record } from '../../../audit/server/record.ts'
import { type CollabSide, sideOn } from '../../../collabs/server/policy.ts'
import type { Collab } from '../../../collabs/server/reads.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { messageCalls } from '../../contract.ts'
import { getAssignee, setAssigned } from '../assign.ts'
import { getSeveral } from '../desk.ts'
import { threadPolicy } from '../policy.ts'
import { findParties } from '../view.ts'

export const assignThreads: Handler<typeof messageCalls.assignThreads> = async (
  { collabUids, accountUid },
  { actor, tx, config },
) => {
  const found = await getSeveral(tx, actor, collabUids)
  for (const collab of found) allow(threadPolicy, actor, 'assign', collab)
  for (const [side, collabs] of Map.groupBy(found, (collab) => sideOn(actor, collab))) {
    const person = accountUid === null ? null : await getAssignee(tx, side, collabs, accountUid)
    const changed = await setAssigned(tx, { collabs, side, accountUid })
    const assigned = collabs.filter(({ uid }) => changed.has(uid))
    for (const { uid, brandUid, influencerUid } of assigned)
      await record(
        tx,
        actor,
        side,
        'thread.assigned',
        { subjectUid: uid, brandUid, influencerUid },
        { context: { to: person?.name ?? null } },
      )
    if (assigned.length > 0 && accountUid !== null && accountUid !== actor.accountUid)
      await notifyAssignee({ actor, tx, config }, accountUid, assigned, side)
  }
  return { done: true }
}

/** Several at once are one notification. */
async function notifyAssignee(
  { actor, tx, config }: { actor: Actor; tx: Tx; config: Config },
  accountUid: string,
  assigned: readonly Collab[],
  side: CollabSide,
): Promise<void> {
  const collab = first(assigned)
  const { brand, influencer } = (await findParties(tx, [collab]))(collab)
  const { displayName } = await getAccount(tx, accountOf(actor))
  const isOne = assigned.length === 1
  const names = side === 'brand' ? influencer.name : `${brand.name} and ${influencer.name}`
  const of = side === 'brand' ? [`uid=${collab.brandUid}`] : []
  await notifyAccounts(tx, config, [{ uid: accountUid }], `thread-assigned:${collab.uid}:${newUid('event')}`, {
    kind: 'thread.assigned',
    title: isOne ? `Assigned to you: ${names}` : `${assigned.length} conversations assigned to you`,
    lines: [`${displayName} assigned ${isOne ? 'this conversation' : 'them'} to you.`],
    path: `/app/dms?${[...of, isOne ? `collab=${collab.uid}` : 'box=mine'].join('&')}`,
    action: isOne ? 'Open conversation' : 'View conversations',
  })
}
