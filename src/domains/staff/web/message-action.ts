import { useRead } from '../../../kit/web/calls.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { messageCalls } from '../../messages/contract.ts'
import { fillFields, messageFields, unknownFieldWords } from '../../messages/message-fields.ts'
import { supportTextAtMost } from '../../messages/support.ts'
import type { TemplateField } from '../../messages/template-fields.ts'
import { messageTemplates } from './parts/MessageTemplates.tsx'

/**
 * Writes to the people of many profiles, each in a thread of their own and by email. `leftOut`: why somebody of the team may
 * not write to one; `side`: what they are called in a template.
 */
export function messaging<Row>(
  profileOf: (row: Row) => { uid: string; name: string },
  leftOut: (row: Row) => string | null,
  side: Extract<TemplateField, 'creator' | 'venue'>,
): BulkAction<Row> {
  return {
    label: 'Message',
    call: messageCalls.messageProfile,
    reason: 'Message (each gets it separately, and by email)',
    writing: {
      longest: supportTextAtMost,
      fields: messageFields,
      templates: (insert) => messageTemplates((text) => insert(text.replaceAll(`{${side}}`, '{profile}'))),
      problemOf: unknownFieldWords,
      useSample: (row, text) => {
        const { data, error } = useRead(messageCalls.getMessageFields, { profileUid: profileOf(row).uid })
        return error ? { problem: error.message } : { text: fillFields(text, data?.values ?? {}) }
      },
    },
    title: () => 'Send message',
    itemOf: (row, _, text) => leftOut(row) ?? { input: { profileUid: profileOf(row).uid, text } },
  }
}
