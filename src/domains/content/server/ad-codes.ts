import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { allow, sameVersion } from '../../../access/server/policy.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import { adCodeEnd, askAgainDays, whyNoAdCode } from '../ad-codes.ts'
import { rightsState } from '../rights.ts'
import { type Deliverable, lockDeliverable } from './deliverable.ts'
import { contentPolicy } from './policy.ts'
import type { AdCode } from './reads.ts'
import { adCodes } from './tables.ts'

/** Why a brand can’t ask for a code now, as a sentence; null when it can. */
export function whyNotAsked(row: AdCode | null, { rightsUntil }: Pick<Deliverable, 'rightsUntil'>): string | null {
  if (!row) return null
  const end = adCodeEnd(row.until, rightsUntil)
  if (row.code !== null && (!end || end > now())) return 'You already have a code for this post.'
  if (row.askedAt && plus(row.askedAt, askAgainDays * dayMs) > now())
    return `You’ve asked already. You can ask again after ${askAgainDays} days.`
  return null
}

/** Loads and locks a published post for its ad code: permission, version, then whether it may have one. */
export async function beginAdCode(
  acting: Acting,
  input: { uid: string; version: number },
  action: 'giveAdCode' | 'requestAdCode',
) {
  const { deliverable, collab } = await lockDeliverable(acting.tx, acting.actor, input.uid)
  allow(contentPolicy, acting.actor, action, collab)
  sameVersion(deliverable, input.version)
  const rights = rightsState(collab.terms?.usageRights ?? 'none', deliverable.rightsUntil, now())
  const why = whyNoAdCode(deliverable, rights)
  if (why) throw new CallError('failed-precondition', why)
  return { deliverable, collab, stored: await findAdCode(acting.tx, input.uid) }
}

async function findAdCode(tx: Tx, deliverableUid: string): Promise<AdCode | null> {
  const [row] = await tx.select().from(adCodes).where(eq(adCodes.deliverableUid, deliverableUid))
  return row ?? null
}
