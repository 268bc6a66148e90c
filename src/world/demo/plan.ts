import { must } from '../../kit/contract/must.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { paySession } from '../../adapters/payments/sandbox-life.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoActor } from './actor.ts'

/** How long the demo brand has paid for its plan. */
const paidForMs = 150 * dayMs

/**
 * The demo brand pays Premium for its two venues since five months, with its invoices and fees. Only at the sandbox:
 * a real provider is asked for nothing on the demo's behalf. Leaves the clock at the present.
 */
export async function makeDemoPlan(
  world: { owner: DemoActor; brandUid: string; run: (job: string) => Promise<void> },
  { db, config }: { db: Tx; config: Config },
  present: number,
): Promise<void> {
  if (openPayments(config, db).name !== 'sandbox') return
  setClock(new Date(present - paidForMs))
  const page = await world.owner('initCheckout', {
    brand_uid: world.brandUid,
    selected_plan: 'premium',
    price_id: 'price_premium_gbp_1',
    billing_details: {
      legal_entity_name: 'Whitfield Rooms Ltd',
      country: 'GB',
      address_line_1: '14 Lantern Yard',
      city: 'London',
      zip_code: 'E2 7QX',
      vat_number: '',
    },
  })
  await paySession(db, must(page.sessionId, 'session id'), 'good')
  await world.run('settle-payments')
  setClock(new Date(present))
  await world.run('settle-payments')
  await world.run('charge-fees')
}
