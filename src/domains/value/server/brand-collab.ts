import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, isBrandMember, isStaff } from '../../../access/roles.ts'
import type { Side } from '../../audit/sides.ts'
import { type Collab, getCollab } from '../../collabs/server/reads.ts'

/** A collab for those who may know what it cost; for its creator it is not there. */
export async function getBrandCollab(db: Queryable, actor: Actor, uid: string): Promise<Collab> {
  const collab = await getCollab(db, actor, uid)
  if (!isBrandMember(actor, collab.brandUid) && !isStaff(actor))
    throw new CallError('not-found', 'We couldn’t find that collab. Check the link, then try again.')
  return collab
}

export const hostSide = (actor: Actor): Side => (actor.staff ? 'staff' : 'brand')

/** By which name somebody's change stands in a history. */
export const nameOf = (side: Side, { PRODUCT_NAME }: Config): string => (side === 'staff' ? PRODUCT_NAME : 'Your team')
