import { and, eq, isNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { writeMail } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { record } from '../../../notices/server/record.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { joiningCalls } from '../../contract.ts'
import { openCities } from '../cities.ts'
import { cityWaitlist, closedCities } from '../tables.ts'

export const setCityOpen: Handler<typeof joiningCalls.setCityOpen> = async ({ city, open }, { actor, tx, config }) => {
  if (city === 'other')
    throw new CallError('failed-precondition', 'Elsewhere stays closed: it is where people say which city they want.')
  const was = (await openCities(tx)).includes(city)
  if (was === open) return { told: 0 }
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
  if (!open) return { told: 0 }
  const waiting = await tx
    .update(cityWaitlist)
    .set({ toldAt: now() })
    .where(and(eq(cityWaitlist.city, city), isNull(cityWaitlist.toldAt)))
    .returning({ email: cityWaitlist.email })
  const { name } = cityFacts[city]
  for (const { email } of waiting) {
    const words = {
      subject: `${config.PRODUCT_NAME} is in ${name} now`,
      lines: [`You asked to hear when we open in ${name}. We have.`],
      action: { label: 'Join', url: `${config.publicUrl}/join` },
    }
    await postMail(
      tx,
      `city-open:${city}:${email}:${now().toISOString()}`,
      email,
      writeMail(config.PRODUCT_NAME, words),
    )
  }
  return { told: waiting.length }
}
