import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { todayMarks, todaySnoozes } from './tables.ts'

/** How somebody worked with their list goes with them; what they said is done stays done, without a name. */
export const todayData: PersonalData = {
  domain: 'today',
  gather: async () => ({}),
  forget: async (tx, { account }) => {
    if (!account) return
    await tx.delete(todaySnoozes).where(eq(todaySnoozes.accountUid, account.uid))
    await tx.update(todayMarks).set({ doneBy: null }).where(eq(todayMarks.doneBy, account.uid))
    await tx.update(todayMarks).set({ assignedTo: null }).where(eq(todayMarks.assignedTo, account.uid))
  },
  join: async (tx, from, to) => {
    await tx.delete(todaySnoozes).where(eq(todaySnoozes.accountUid, from))
    await tx.update(todayMarks).set({ doneBy: to }).where(eq(todayMarks.doneBy, from))
    await tx.update(todayMarks).set({ assignedTo: to }).where(eq(todayMarks.assignedTo, from))
  },
}
