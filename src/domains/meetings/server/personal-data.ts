import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import { meetingRequests, meetings } from './tables.ts'

const nobody = { name: formerNames.person, email: '', venue: '', note: '', source: '' }

/** Calls are booked by address, with or without an account. */
export const meetingData: PersonalData = {
  domain: 'meetings',
  gather: async (db, { account }) => {
    const email = account?.email ?? ''
    const { startsAt, minutes, name, venue, note, state, createdAt } = meetings
    return {
      calls: await db
        .select({ startsAt, minutes, name, venue, note, state, createdAt })
        .from(meetings)
        .where(eq(meetings.email, email)),
      'call-requests': await db
        .select({ name: meetingRequests.name, note: meetingRequests.note, createdAt: meetingRequests.createdAt })
        .from(meetingRequests)
        .where(eq(meetingRequests.email, email)),
    }
  },
  forget: async (tx, { account }) => {
    if (!account) return
    const { email } = account
    await tx.delete(meetingRequests).where(eq(meetingRequests.email, email))
    await tx.delete(meetings).where(and(eq(meetings.email, email), lt(meetings.startsAt, now())))
    await tx
      .update(meetings)
      .set({ ...nobody, state: 'cancelled' })
      .where(eq(meetings.email, email))
  },
  expire: {
    meetings: async (db, before) => {
      await db.delete(meetings).where(lt(meetings.startsAt, before))
      const answered = isNotNull(meetingRequests.answeredAt)
      await db.delete(meetingRequests).where(and(answered, lt(meetingRequests.createdAt, before)))
    },
  },
}
