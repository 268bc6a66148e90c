import { and, eq, isNull, ne } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Actor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { influencerListMembers, influencerLists, onList } from '../tables.ts'
import type { listCalls, ListFields } from '../../contract.ts'
import { assertStaff, type List, lockList, recordList } from '../list.ts'
import { refreshList } from '../refresh.ts'
import { viewList } from '../view.ts'

export const saveList: Handler<typeof listCalls.saveList> = async ({ uid, version, fields }, { actor, tx }) => {
  const before = uid ? await lockList(tx, uid) : null
  if (before && before.version !== version)
    throw new CallError('aborted', 'Someone changed this list while you were editing. The latest version is shown now.')
  await assertFree(tx, fields.name, uid)
  if (fields.ownerUid !== before?.ownerUid) await assertStaff(tx, fields.ownerUid)
  const after = before ? await change(tx, before, fields) : await make(tx, fields)
  await recordList(tx, actor, before ? 'updated' : 'created', after.uid, {
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
  })
  if (before?.kind === 'hand' && after.kind === 'rule') await keepByHand(tx, actor, after.uid)
  await refreshList(tx, actor, after)
  return viewList(tx, actor, after.uid)
}

async function make(tx: Tx, fields: ListFields): Promise<List> {
  const made = await tx
    .insert(influencerLists)
    .values({ ...fields, uid: newUid('list'), createdAt: now() })
    .returning()
  return one(made)
}

async function change(tx: Tx, { uid, version }: List, fields: ListFields): Promise<List> {
  const changed = await tx
    .update(influencerLists)
    .set({ ...fields, version: version + 1, ...(fields.kind === 'hand' && { refreshedAt: null }) })
    .where(eq(influencerLists.uid, uid))
    .returning()
  return one(changed)
}

/** Whoever is on a list when it gets a rule was chosen by hand: the rule does not take them out. */
async function keepByHand(tx: Tx, actor: Actor, listUid: string): Promise<void> {
  await tx
    .update(influencerListMembers)
    .set({ addedBy: actor.accountUid })
    .where(and(eq(influencerListMembers.listUid, listUid), onList, isNull(influencerListMembers.addedBy)))
}

async function assertFree(tx: Tx, name: string, uid: string | null): Promise<void> {
  const [other] = await tx
    .select({ uid: influencerLists.uid })
    .from(influencerLists)
    .where(and(eq(influencerLists.name, name), uid ? ne(influencerLists.uid, uid) : undefined))
  if (other) throw new CallError('failed-precondition', `There’s already a list called “${name}”. Choose another name.`)
}

function factsOf({ name, purpose, city, kind, rule, ownerUid }: List): Record<string, unknown> {
  return { name, purpose, city, kind, rule, ownerUid }
}
