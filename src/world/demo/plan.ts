import { must } from '../../kit/contract/must.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { paySession } from '../../adapters/payments/sandbox-life.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { TierId } from '../../domains/plans/tiers.ts'
import type { DemoActor } from './actor.ts'

/** How long the demo's payers have paid for their plans. */
const paidForMs = 150 * dayMs

/** Billing details of the demo brand and of the group. */
export const whitfieldRooms = {
  legal_entity_name: 'Whitfield Rooms Ltd',
  country: 'GB',
  address_line_1: '14 Lantern Yard',
  city: 'London',
  zip_code: 'E2 7QX',
  vat_number: '',
} as const
export const ramanRestaurants = {
  legal_entity_name: 'Raman Restaurants Ltd',
  country: 'GB',
  address_line_1: '22 Quince Street',
  city: 'London',
  zip_code: 'W1U 8ED',
  vat_number: '',
} as const

type Payer = { owner: DemoActor; brandUid: string; details: typeof whitfieldRooms | typeof ramanRestaurants }

/** Four codes: a discount and a trial that are open, one for the first month, and one that has been stopped. */
async function makeDiscountCodes(admin: DemoActor, present: number): Promise<void> {
  const lastDay = new Date(present + 60 * dayMs).toISOString().slice(0, 10)
  const open = {
    currency: null,
    amount: null,
    tiers: ['starter', 'professional', 'premium'] as TierId[],
    lastDay: null,
    most: null,
    trialDays: null,
    needsCard: true,
  }
  const fields = [
    { ...open, code: 'LASTSUMMER', percent: 30, months: 1, note: 'Trade fair in Manchester' },
    {
      ...open,
      code: 'WELCOME50',
      percent: null,
      amount: 50_00,
      currency: 'GBP' as const,
      months: 1,
      tiers: ['starter'] as TierId[],
      note: '',
    },
    { ...open, code: 'OPENING20', percent: 20, months: 3, lastDay, most: 50, note: 'New openings in London' },
    {
      ...open,
      code: 'TRYSTARTER',
      percent: null,
      months: 0,
      trialDays: 14,
      needsCard: false,
      tiers: ['starter'] as TierId[],
      lastDay,
      most: 20,
      note: 'For brands met at tastings',
    },
  ]
  for (const one of fields) {
    const { uid, code } = await admin('createDiscountCode', { fields: one })
    if (code === 'LASTSUMMER') await admin('stopDiscountCode', { uid })
  }
}

/**
 * The demo brand pays Premium for its two venues since five months, and so does the group for its six, with their invoices and
 * fees. Only at the sandbox: a real provider is asked for nothing on the demo's behalf. Leaves the clock at the present.
 */
export async function makeDemoPlans(
  { payers, admin }: { payers: readonly Payer[]; admin: DemoActor },
  run: (job: string) => Promise<void>,
  { db, config }: { db: Tx; config: Config },
  present: number,
): Promise<void> {
  if (openPayments(config, db).name !== 'sandbox') return
  setClock(new Date(present - paidForMs))
  for (const { owner, brandUid, details } of payers) {
    const page = await owner('initCheckout', {
      brand_uid: brandUid,
      selected_plan: 'premium',
      price_id: 'price_premium_gbp_1',
      billing_details: details,
    })
    await paySession(db, must(page.sessionId, 'session id'), 'good')
  }
  await run('settle-payments')
  setClock(new Date(present))
  await run('settle-payments')
  await run('charge-fees')
  await makeDiscountCodes(admin, present)
}
