import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { cityWaitlist, onboardings } from './tables.ts'

export const onboardingData: PersonalData = {
  domain: 'onboarding',
  gather: async (db, { account }) => {
    const { side, tier, step, answers, drafts, startedAt, finishedAt } = onboardings
    const { city, cityName, at } = cityWaitlist
    return {
      onboarding: await db
        .select({ side, tier, step, answers, drafts, startedAt, finishedAt })
        .from(onboardings)
        .where(eq(onboardings.accountUid, account?.uid ?? '')),
      'city-waitlist': await db
        .select({ city, cityName, at })
        .from(cityWaitlist)
        .where(eq(cityWaitlist.email, account?.email ?? '')),
    }
  },
  forget: async (tx, { account, brandUids, influencerUids }) => {
    await tx.delete(onboardings).where(inArray(onboardings.profileUid, [...brandUids, ...influencerUids]))
    await tx.delete(onboardings).where(eq(onboardings.accountUid, account?.uid ?? ''))
    await tx.delete(cityWaitlist).where(eq(cityWaitlist.email, account?.email ?? ''))
  },
  expire: {
    onboardings: async (db, before) => {
      await db.delete(onboardings).where(and(isNull(onboardings.finishedAt), lt(onboardings.updatedAt, before)))
    },
    cityWaitlist: async (db, before) => {
      await db.delete(cityWaitlist).where(lt(cityWaitlist.at, before))
    },
  },
}
