import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { messageCalls } from '../../contract.ts'
import { messageTemplates } from '../tables.ts'
import { lockTemplate, sideOfOwner } from '../templates.ts'

export const deleteMessageTemplate: Handler<typeof messageCalls.deleteMessageTemplate> = async (
  { uid },
  { actor, tx },
) => {
  const { owner } = await lockTemplate(tx, actor, uid)
  await tx.delete(messageTemplates).where(eq(messageTemplates.uid, uid))
  await record(tx, actor, sideOfOwner(owner), 'message-template.deleted', { subjectUid: uid })
  return {}
}
