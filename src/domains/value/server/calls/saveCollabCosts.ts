import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide, nameOf } from '../brand-collab.ts'
import { loadWorths } from '../load.ts'
import { valuePolicy } from '../policy.ts'
import { collabCosts } from '../tables.ts'

export const saveCollabCosts: Handler<typeof valueCalls.saveCollabCosts> = async (
  { collabUid, ...costs },
  { actor, tx, config },
) => {
  await getBrandCollab(tx, actor, collabUid)
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'saveCosts', collab)
  if ((await loadWorths(tx, { collabUid })).length === 0)
    throw new CallError('failed-precondition', 'The visit hasn’t happened yet. You can add its costs afterwards.')
  const side = hostSide(actor)
  const row = { ...costs, collabUid, since: now(), changedBy: nameOf(side, config) }
  await tx
    .insert(collabCosts)
    .values(row)
    .onConflictDoUpdate({ target: [collabCosts.collabUid, collabCosts.since], set: row })
  const subject = { subjectUid: collabUid, brandUid: collab.brandUid }
  await record(tx, actor, side, 'collab.costs-saved', subject, { after: costs })
  return { done: true }
}
