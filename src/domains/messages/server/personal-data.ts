import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { messages, supportMessages, supportThreads, threadSettings } from './tables.ts'

const gone = 'This message was deleted with its author’s account.'

/** What somebody wrote to support, signed in or with the address of their account. */
const ofPerson = (account: { uid: string; email: string } | null | undefined) =>
  or(eq(supportThreads.accountUid, account?.uid ?? ''), eq(supportThreads.email, account?.email ?? ''))

/** The other side keeps its own messages; those of who left are empty. */
export const messageData: PersonalData = {
  domain: 'messages',
  gather: async (db, { account, collabUids }) => {
    const { collabUid, at, side, text, pictures } = messages
    return {
      messages: await db
        .select({ collabUid, at, side, text, pictures })
        .from(messages)
        .where(and(inArray(collabUid, [...collabUids]), eq(messages.internal, false)))
        .orderBy(messages.uid),
      support: await db
        .select({ at: supportMessages.at, isStaff: supportMessages.isStaff, text: supportMessages.text })
        .from(supportMessages)
        .innerJoin(supportThreads, eq(supportThreads.uid, supportMessages.supportUid))
        .where(ofPerson(account))
        .orderBy(supportMessages.uid),
    }
  },
  forget: async (tx, { account }) => {
    const uid = account?.uid ?? ''
    if (account) await tx.delete(supportThreads).where(ofPerson(account))
    await tx.update(messages).set({ text: gone, pictures: [] }).where(eq(messages.accountUid, uid))
    await tx.delete(threadSettings).where(eq(threadSettings.accountUid, uid))
  },
  expire: {
    support: async (db, before) => void (await db.delete(supportThreads).where(lt(supportThreads.lastAt, before))),
  },
}
