import { and, isNull, type SQL } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { cityWaitlist } from './tables.ts'

/** Tells those of the waitlist who were not told yet that one can join in their city; answers how many. */
export async function notifyWaiting(tx: Tx, config: Config, who: SQL, name: string): Promise<number> {
  const waiting = await tx
    .update(cityWaitlist)
    .set({ notifiedAt: now() })
    .where(and(who, isNull(cityWaitlist.notifiedAt)))
    .returning({ email: cityWaitlist.email })
  const addresses = [...new Set(waiting.map(({ email }) => email))]
  const words = {
    subject: `${config.PRODUCT_NAME} is now in ${name}`,
    lines: [`You asked us to let you know when we opened in ${name}. We’re open now.`],
    action: { label: 'Join', url: `${config.publicUrl}/join` },
  }
  const mail = writeMail(config.PRODUCT_NAME, words)
  for (const email of addresses) await postMail(tx, `city-open:${name}:${email}:${now().toISOString()}`, email, mail)
  return addresses.length
}
