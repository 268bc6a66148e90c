import { eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { messageCalls } from '../../contract.ts'
import { messageTemplates } from '../tables.ts'
import { assertTemplate, lockTemplate, sideOfOwner } from '../templates.ts'

export const changeMessageTemplate: Handler<typeof messageCalls.changeMessageTemplate> = async (
  { uid, version, fields: { name, text } },
  { actor, tx },
) => {
  const before = await lockTemplate(tx, actor, uid)
  sameVersion(before, version)
  await assertTemplate(tx, { owner: before.owner, uid, name, text })
  await tx
    .update(messageTemplates)
    .set({ name, text, version: version + 1, changedAt: now(), changedBy: accountOf(actor) })
    .where(eq(messageTemplates.uid, uid))
  await record(tx, actor, sideOfOwner(before.owner), 'message-template.changed', { subjectUid: uid })
  return { uid }
}
