import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { campaignBriefs, campaigns, expertMessages, expertQuestions, expertTasks } from './tables.ts'
import { firstKey } from './write-question.ts'

const gone = 'This message was deleted with its author’s account.'

/** Campaigns are their brand's own and end with it. What somebody asked is empty once they have left. */
export const campaignData: PersonalData = {
  domain: 'campaigns',
  gather: async (db, { account, brandUids }) => {
    const brands = [...brandUids]
    const { at, isStaff, text, questionUid } = expertMessages
    const { kind, note, dueOn, doneAt, campaignUid } = expertTasks
    return {
      campaigns: await db.select().from(campaigns).where(inArray(campaigns.brandUid, brands)),
      'expert-tasks': await db
        .select({ campaignUid, kind, note, dueOn, doneAt })
        .from(expertTasks)
        .where(inArray(expertTasks.brandUid, brands)),
      'expert-questions': await db
        .select({ questionUid, at, isStaff, text })
        .from(expertMessages)
        .where(or(inArray(expertMessages.brandUid, brands), eq(expertMessages.accountUid, account?.uid ?? '')))
        .orderBy(expertMessages.uid),
    }
  },
  rows: [
    { table: campaigns, of: [campaigns.orgUid, campaigns.brandUid] },
    { table: campaignBriefs, of: [campaignBriefs.campaignUid, campaignBriefs.briefUid] },
    { table: expertTasks, of: [expertTasks.campaignUid] },
    { table: expertQuestions, of: [expertQuestions.brandUid] },
    { table: expertMessages, of: [expertMessages.questionUid] },
  ],
  forget: async (tx, { account, brandUids }) => {
    const brands = [...brandUids]
    await tx.delete(expertQuestions).where(inArray(expertQuestions.brandUid, brands))
    await tx.delete(campaigns).where(inArray(campaigns.brandUid, brands))
    if (!account) return
    const own = tx
      .select({ uid: expertMessages.questionUid })
      .from(expertMessages)
      .where(and(eq(expertMessages.accountUid, account.uid), eq(expertMessages.key, firstKey)))
    await tx.update(expertQuestions).set({ firstText: gone }).where(inArray(expertQuestions.uid, own))
    await tx.update(expertMessages).set({ text: gone }).where(eq(expertMessages.accountUid, account.uid))
    await tx.update(expertTasks).set({ doneBy: null }).where(eq(expertTasks.doneBy, account.uid))
  },
  expire: {
    expertQuestions: async (db, before) =>
      void (await db.delete(expertQuestions).where(lt(expertQuestions.lastAt, before))),
  },
}
