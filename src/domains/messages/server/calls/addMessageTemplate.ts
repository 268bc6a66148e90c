import { eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { messageCalls } from '../../contract.ts'
import { templatesAtMost } from '../../template-fields.ts'
import { messageTemplates } from '../tables.ts'
import { assertTemplate, ownerOf } from '../templates.ts'

export const addMessageTemplate: Handler<typeof messageCalls.addMessageTemplate> = async (
  { brandUid, fields: { name, text } },
  { actor, tx },
) => {
  const owner = await ownerOf(tx, actor, brandUid)
  await assertTemplate(tx, { owner, uid: null, name, text })
  if ((await tx.$count(messageTemplates, eq(messageTemplates.owner, owner))) >= templatesAtMost)
    throw new CallError(
      'failed-precondition',
      `You already have ${templatesAtMost} templates. Delete one you don’t use first.`,
    )
  const uid = newUid('message_template')
  await tx.insert(messageTemplates).values({ uid, owner, name, text, changedAt: now(), changedBy: accountOf(actor) })
  await record(tx, actor, brandUid ? 'brand' : 'staff', 'message-template.added', {
    subjectUid: uid,
    brandUid: brandUid ?? null,
  })
  return { uid }
}
