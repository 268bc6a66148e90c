import { and, eq, lt, or } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { one } from '../../../../kit/contract/must.ts'
import { platforms } from '../../../profiles/vocabulary.ts'
import { provenForDays, takenBackDays } from '../../accounts.ts'
import { forgetAndNotify } from '../forget.ts'
import { platformAccounts, platformTries } from '../tables.ts'

/**
 * Deletes everything of an account whose owner's consent was not proven for 30 days, or was taken back longer ago than its
 * platform allows, and consents that were never ended.
 */
export const forgetUnproven: DomainJob = {
  name: 'forget-unproven-accounts',
  cron: '40 3 * * *',
  run: async (parts) => {
    await parts.db.delete(platformTries).where(lt(platformTries.expiresAt, now()))
    const { platform, provenAt, endedWhy } = platformAccounts
    const notSeenFor = (days: number) => lt(provenAt, plus(now(), -days * dayMs))
    const takenBack = () =>
      platforms.map((one) => and(eq(platform, one), eq(endedWhy, 'taken-back'), notSeenFor(takenBackDays[one])))
    const unproven = () => or(notSeenFor(provenForDays), ...takenBack())
    await eachDue(
      parts,
      'forget-unproven-accounts',
      async (db, limit) =>
        (await db.select({ uid: platformAccounts.uid }).from(platformAccounts).where(unproven()).limit(limit)).map(
          ({ uid }) => uid,
        ),
      async (tx, uid) => {
        const found = await tx
          .select()
          .from(platformAccounts)
          .where(and(eq(platformAccounts.uid, uid), unproven()))
          .for('update')
        if (found.length === 0) return
        const account = one(found)
        const days = account.endedWhy === 'taken-back' ? takenBackDays[account.platform] : provenForDays
        await forgetAndNotify(tx, parts.config, account, {
          why: `not seen for ${days} days`,
          line: `We couldn’t see @${account.handle} for ${days} days, so we deleted its numbers.`,
        })
      },
    )
  },
}
