import { eq } from 'drizzle-orm'
import { receiveWebhook } from './receive.ts'
import { type PaymentContext, reconcileSubscription } from './reconcile.ts'
import { providerSubscriptions } from './tables.ts'

/** Hands over webhooks that wait here (the sandbox's), and asks the provider where two of one second disagree. */
export async function settle(context: PaymentContext): Promise<void> {
  const { db, payments } = context
  for (let waiting = await payments.waiting(); waiting.length > 0; waiting = await payments.waiting()) {
    for (const { raw, signature, done } of waiting) {
      await receiveWebhook(context, raw, signature)
      await done()
    }
  }
  const unsure = await db
    .select({ id: providerSubscriptions.id })
    .from(providerSubscriptions)
    .where(eq(providerSubscriptions.unsure, true))
  for (const { id } of unsure) await reconcileSubscription(context, id)
}
