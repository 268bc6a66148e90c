import * as z from 'zod/mini'
import { instant, nameText, text } from '../../../kit/contract/fields.ts'
import { BrandUid, MessageTemplateUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { maxLength } from '../rules.ts'

const users = { brandMember: 'own', accountManager: 'own', admin: 'own' } as const
const Version = z.int().check(z.minimum(1))

/** What is written in a template; its fields are those of `templateFields`. */
export const TemplateFields = z.object({ name: nameText(60), text: text(maxLength) })

const MessageTemplate = z.extend(TemplateFields, {
  uid: MessageTemplateUid,
  version: Version,
  changedAt: instant,
  /** Who wrote it so; null once they have left. */
  changedBy: z.nullable(z.string()),
})
export type MessageTemplate = z.output<typeof MessageTemplate>

/** Templates of messages: one set for our team, and one for each organisation, which all of its brands use. */
export const templateEntries = defineCalls({
  /** The templates of a brand’s organisation; without a brand those of our team. By name. */
  listMessageTemplates: {
    kind: 'read',
    access: users,
    input: z.object({ brandUid: z.optional(BrandUid) }),
    output: z.object({ rows: z.array(MessageTemplate) }),
    refusals: ['not-found'],
    shows: ['message-template'],
  },
  /** At most 50 in a set, each with a name of its own, and with no field that is none. */
  addMessageTemplate: {
    kind: 'write',
    creates: true,
    access: users,
    input: z.object({ brandUid: z.optional(BrandUid), fields: TemplateFields }),
    output: z.object({ uid: MessageTemplateUid }),
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
    touches: ['message-template'],
  },
  changeMessageTemplate: {
    kind: 'write',
    access: users,
    input: z.object({ uid: MessageTemplateUid, version: Version, fields: TemplateFields }),
    output: z.object({ uid: MessageTemplateUid }),
    refusals: ['not-found', 'aborted', 'invalid-argument'],
    touches: ['message-template'],
  },
  deleteMessageTemplate: {
    kind: 'write',
    access: users,
    input: z.object({ uid: MessageTemplateUid }),
    output: z.object({}),
    refusals: ['not-found'],
    touches: ['message-template'],
  },
})
