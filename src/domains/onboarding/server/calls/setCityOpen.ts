import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { onboardingCalls } from '../../contract.ts'
import { openCities } from '../cities.ts'
import { cityWaitlist, closedCities } from '../tables.ts'
import { notifyWaiting } from '../waiting.ts'

export const setCityOpen: Handler<typeof onboardingCalls.setCityOpen> = async (
  { city, open },
  { actor, tx, config },
) => {
  if (city === 'other')
    throw new CallError(
      'failed-precondition',
      '“Elsewhere” has to stay closed. It’s where people tell us which city they want.',
    )
  const was = (await openCities(tx)).includes(city)
  if (was === open) return { notified: 0 }
  if (open) await tx.delete(closedCities).where(eq(closedCities.city, city))
  else await tx.insert(closedCities).values({ city, closedAt: now() }).onConflictDoNothing()
  await record(
    tx,
    actor,
    'staff',
    open ? 'city.opened' : 'city.closed',
    { subjectUid: city },
    { before: { open: was }, after: { open } },
  )
  if (!open) return { notified: 0 }
  return { notified: await notifyWaiting(tx, config, eq(cityWaitlist.city, city), cityFacts[city].name) }
}
