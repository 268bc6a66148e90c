import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { influencerListMembers, influencerLists } from '../tables.ts'
import type { listCalls } from '../../contract.ts'
import { lockList, recordList } from '../list.ts'
import { briefsOpenTo } from '../uses.ts'

export const deleteList: Handler<typeof listCalls.deleteList> = async ({ uid }, { actor, tx }) => {
  const { name, purpose, city, kind, rule, ownerUid } = await lockList(tx, uid)
  const [named] = await briefsOpenTo(tx, uid)
  if (named)
    throw new CallError(
      'failed-precondition',
      `“${named.title || 'Untitled brief'}” by ${named.brand.name} is open to this list. Remove the list from the brief first.`,
    )
  const gone = await tx.delete(influencerListMembers).where(eq(influencerListMembers.listUid, uid)).returning()
  await tx.delete(influencerLists).where(eq(influencerLists.uid, uid))
  const members = gone.filter(({ removedAt }) => !removedAt).map(({ influencerUid }) => influencerUid)
  await recordList(tx, actor, 'deleted', uid, { before: { name, purpose, city, kind, rule, ownerUid, members } })
  return { done: true }
}
