import { and, eq, sql } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { identityCalls } from '../../contract.ts'
import { broughtParts, lockCheck, noCheck } from '../checks.ts'
import { documentUrl } from '../document-link.ts'
import { idChecks, idDocuments } from '../tables.ts'

/** The look is written down in the transaction that gives out the address. */
export const openIdDocument: Handler<typeof identityCalls.openIdDocument> = async (
  { uid, part },
  { actor, tx, config },
) => {
  const check = await lockCheck(tx, uid)
  const brought = (await broughtParts(tx, [uid])).get(uid) ?? []
  if (check.state !== 'submitted' || !brought.includes(part)) throw noCheck()
  await tx
    .update(idChecks)
    .set({ looks: sql`${idChecks.looks} + 1` })
    .where(eq(idChecks.uid, uid))
  await tx
    .update(idDocuments)
    .set({
      openedBy: sql`array_append(array_remove(${idDocuments.openedBy}, ${accountOf(actor)}), ${accountOf(actor)})`,
    })
    .where(and(eq(idDocuments.checkUid, uid), eq(idDocuments.part, part)))
  const { influencerUid } = check
  const subject = { subjectUid: influencerUid, influencerUid }
  await record(tx, actor, 'staff', 'influencer.id-document-opened', subject, { after: { part } })
  return { url: documentUrl(config, uid, part) }
}
