import { and, eq, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { record } from '../../../audit/server/record.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { onboardingCalls } from '../../contract.ts'
import { assertOpen } from '../cities.ts'
import { cityWaitlist } from '../tables.ts'
import { notifyWaiting } from '../waiting.ts'

export const notifyNamedCity: Handler<typeof onboardingCalls.notifyNamedCity> = async (
  { cityName, city },
  { actor, tx, config },
) => {
  await assertOpen(tx, city)
  const named = sql`lower(${cityWaitlist.cityName}) = lower(${cityName})`
  const notified = await notifyWaiting(
    tx,
    config,
    must(and(eq(cityWaitlist.city, 'other'), named)),
    cityFacts[city].name,
  )
  if (notified === 0) throw new CallError('failed-precondition', `No one is waiting for ${cityName}.`)
  await record(tx, actor, 'staff', 'city.waitlist-notified', { subjectUid: city }, { after: { cityName, notified } })
  return { notified }
}
