import { and, eq, getTableColumns, gt, inArray, lt, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { inPages } from '../../../kit/server/in-pages.ts'
import { unsafeFindFiles } from '../../media/server/reads.ts'
import { forgetNotifications } from '../../notifications/server/forget.ts'
import { questionKeys } from './notify-question.ts'
import { endReplies } from './mail-replies.ts'
import {
  briefQuestions,
  messageReactions,
  messages,
  messageTemplates,
  supportMessages,
  supportThreads,
  threadDesks,
  threadNotes,
  threads,
  threadSettings,
} from './tables.ts'

const gone = 'This message was deleted with its author’s account.'

/** What both sides of a collab read. */
const isShared = eq(messages.internal, false)

/** What somebody wrote to support, signed in or with the address of their account. */
const ofPerson = (account: { uid: string; email: string } | null | undefined) =>
  or(eq(supportThreads.accountUid, account?.uid ?? ''), eq(supportThreads.email, account?.email ?? ''))

const ofProfiles = (brandUids: readonly string[], influencerUids: readonly string[]) =>
  or(inArray(briefQuestions.brandUid, [...brandUids]), inArray(briefQuestions.influencerUid, [...influencerUids]))

/** The other side keeps its own messages; those of who left are empty. Notes were written in confidence: they are in no export, and go with their writer, brand or creator. */
export const messageData: PersonalData = {
  domain: 'messages',
  gather: async (db, { account, collabUids, orgUids, brandUids, influencerUids }) => {
    const { askedBy: _asker, answeredBy: _answerer, ...question } = getTableColumns(briefQuestions)
    const { uid, collabUid, at, side, text, pictures, documents, voice } = messages
    return {
      messages: inPages((after, limit) =>
        db
          .select({ uid, collabUid, at, side, text, pictures, documents, voice })
          .from(messages)
          .where(and(inArray(collabUid, [...collabUids]), isShared, gt(uid, after)))
          .orderBy(uid)
          .limit(limit),
      ),
      'brief-questions': await db
        .select(question)
        .from(briefQuestions)
        .where(ofProfiles(brandUids, influencerUids))
        .orderBy(briefQuestions.uid),
      reactions: await db
        .select({
          messageUid: messageReactions.messageUid,
          at: messageReactions.at,
          reaction: messageReactions.reaction,
        })
        .from(messageReactions)
        .where(eq(messageReactions.accountUid, account?.uid ?? ''))
        .orderBy(messageReactions.messageUid),
      templates: await db
        .select({ name: messageTemplates.name, text: messageTemplates.text, changedAt: messageTemplates.changedAt })
        .from(messageTemplates)
        .where(inArray(messageTemplates.owner, [...orgUids]))
        .orderBy(messageTemplates.uid),
      support: await db
        .select({ at: supportMessages.at, isStaff: supportMessages.isStaff, text: supportMessages.text })
        .from(supportMessages)
        .innerJoin(supportThreads, eq(supportThreads.uid, supportMessages.supportUid))
        .where(ofPerson(account))
        .orderBy(supportMessages.uid),
    }
  },
  /** For a brand, what came with the messages of its collabs; a creator’s own files come with their uploads. */
  files: async (db, { brandUids, collabUids }) => {
    if (brandUids.length === 0) return []
    const sent = await db
      .select({ pictures: messages.pictures, documents: messages.documents, voice: messages.voice })
      .from(messages)
      .where(and(inArray(messages.collabUid, [...collabUids]), isShared))
    const uids = sent.flatMap(({ pictures, documents, voice }) => [
      ...pictures,
      ...documents.map(({ uid }) => uid),
      ...(voice ? [voice] : []),
    ])
    const rows = await unsafeFindFiles(db, uids)
    return rows.map(({ uid, path }) => ({ path, name: `messages/${uid}${path.slice(path.lastIndexOf('.'))}` }))
  },
  rows: [
    { table: threads, of: [threads.collabUid], isWritten: true },
    { table: messages, of: [messages.collabUid], only: isShared },
    { table: messageReactions, of: [messageReactions.messageUid] },
    { table: threadNotes, of: [threadNotes.brandUid, threadNotes.collabUid], only: eq(threadNotes.side, 'brand') },
    { table: threadDesks, of: [threadDesks.collabUid], only: eq(threadDesks.side, 'brand') },
    { table: messageTemplates, of: [messageTemplates.owner] },
    { table: briefQuestions, of: [briefQuestions.brandUid, briefQuestions.briefUid] },
  ],
  forget: async (tx, { account, orgUids, brandUids, influencerUids }) => {
    const uid = account?.uid ?? ''
    await tx.delete(messageTemplates).where(inArray(messageTemplates.owner, [...orgUids]))
    await tx.update(messageTemplates).set({ changedBy: null }).where(eq(messageTemplates.changedBy, uid))
    if (account) await tx.delete(supportThreads).where(ofPerson(account))
    await tx
      .update(messages)
      .set({ text: gone, pictures: [], documents: [], voice: null })
      .where(eq(messages.accountUid, uid))
    await tx
      .delete(threadNotes)
      .where(
        or(
          eq(threadNotes.accountUid, uid),
          inArray(threadNotes.brandUid, [...brandUids]),
          inArray(threadNotes.influencerUid, [...influencerUids]),
        ),
      )
    const theirs = await tx
      .delete(briefQuestions)
      .where(ofProfiles(brandUids, influencerUids))
      .returning({ uid: briefQuestions.uid })
    await forgetNotifications(tx, theirs.flatMap(questionKeys))
    await tx.update(briefQuestions).set({ text: gone }).where(eq(briefQuestions.askedBy, uid))
    await tx.update(briefQuestions).set({ answer: gone, answeredBy: null }).where(eq(briefQuestions.answeredBy, uid))
    await endReplies(tx, uid)
    await tx.delete(messageReactions).where(eq(messageReactions.accountUid, uid))
    await tx.update(threadDesks).set({ assignedTo: null }).where(eq(threadDesks.assignedTo, uid))
    await tx.update(threadDesks).set({ doneBy: null }).where(eq(threadDesks.doneBy, uid))
    await tx.delete(threadSettings).where(eq(threadSettings.accountUid, uid))
  },
  expire: {
    support: async (db, before) => void (await db.delete(supportThreads).where(lt(supportThreads.lastAt, before))),
  },
}
