import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { influencerListMembers, influencerLists } from './tables.ts'
import type { ListFields } from '../contract.ts'
import { emptyRule, type ListRule } from '../rule.ts'

/** A list by hand with these members, by the account named. */
export async function makeList(
  tx: Tx,
  input: { uid?: string; name: string; by: string | null; members?: readonly string[] },
): Promise<string> {
  const { uid = newUid('list'), name, by, members = [] } = input
  await tx.insert(influencerLists).values({ uid, name, ownerUid: by, createdAt: now() })
  if (members.length > 0)
    await tx
      .insert(influencerListMembers)
      .values(members.map((influencerUid) => ({ listUid: uid, influencerUid, addedAt: now(), addedBy: by })))
  return uid
}

/** What a new list says; with a rule it is one by rule. */
export function exampleList(ownerUid: string, name: string, rule?: Partial<ListRule>): ListFields {
  return {
    name,
    purpose: '',
    city: null,
    ownerUid,
    ...(rule ? { kind: 'rule', rule: { ...emptyRule, ...rule } } : { kind: 'hand', rule: null }),
  }
}
