import { count, desc, isNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { onboardingCalls } from '../../contract.ts'
import { onboardings } from '../tables.ts'

export const listOnboardingStops: Handler<typeof onboardingCalls.listOnboardingStops> = async (_input, { db }) => {
  const { side, step } = onboardings
  const stops = await db
    .select({ side, step, count: count() })
    .from(onboardings)
    .where(isNull(onboardings.finishedAt))
    .groupBy(side, step)
    .orderBy(desc(count()), side, step)
  return { stops }
}
