import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import type { onboardingCalls } from '../../contract.ts'
import { onboardings } from '../tables.ts'

export const listOnboardings: Handler<typeof onboardingCalls.listOnboardings> = async (
  { side, step, cursor, limit },
  { db },
) => {
  const after = readCursor(cursor, 2)
  const rows = await db
    .select({ onboarding: onboardings, name: accountFacts.displayName, email: accountFacts.email })
    .from(onboardings)
    .innerJoin(accountFacts, eq(accountFacts.uid, onboardings.accountUid))
    .where(
      and(
        isNull(onboardings.finishedAt),
        side ? eq(onboardings.side, side) : undefined,
        step ? eq(onboardings.step, step) : undefined,
        after
          ? sql`(${onboardings.updatedAt}, ${onboardings.accountUid}) > (${String(after[0])}::timestamptz, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(asc(onboardings.updatedAt), asc(onboardings.accountUid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ onboarding }) => [onboarding.updatedAt.toISOString(), onboarding.accountUid])
  const stops = await db
    .select({ side: onboardings.side, step: onboardings.step, count: count() })
    .from(onboardings)
    .where(isNull(onboardings.finishedAt))
    .groupBy(onboardings.side, onboardings.step)
  return {
    rows: cut.rows.map(({ onboarding, name, email }) => ({
      account: { uid: onboarding.accountUid, name, email },
      side: onboarding.side,
      step: onboarding.step,
      tier: onboarding.tier,
      profileUid: onboarding.profileUid,
      proof: onboarding.answers.given?.proof ?? '',
      startedAt: onboarding.startedAt.toISOString(),
      updatedAt: onboarding.updatedAt.toISOString(),
    })),
    nextCursor: cut.nextCursor,
    stops,
  }
}
