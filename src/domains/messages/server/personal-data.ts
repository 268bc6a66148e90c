import { and, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { messages, threadSettings } from './tables.ts'

const gone = 'This message was deleted with its author’s account.'

/** The other side keeps its own messages; those of who left are empty. */
export const messageData: PersonalData = {
  domain: 'messages',
  gather: async (db, { collabUids }) => {
    const { collabUid, at, side, text, pictures } = messages
    return {
      messages: await db
        .select({ collabUid, at, side, text, pictures })
        .from(messages)
        .where(and(inArray(collabUid, [...collabUids]), eq(messages.internal, false)))
        .orderBy(messages.uid),
    }
  },
  forget: async (tx, { account }) => {
    const uid = account?.uid ?? ''
    await tx.update(messages).set({ text: gone, pictures: [] }).where(eq(messages.accountUid, uid))
    await tx.delete(threadSettings).where(eq(threadSettings.accountUid, uid))
  },
}
