import { must } from '../../kit/contract/must.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { type CustomerTax, paySession, taxSession } from '../../adapters/payments/sandbox-life.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { TierId } from '../../domains/plans/tiers.ts'
import type { DemoActor } from './actor.ts'
import type { DemoBrand } from './demo-world.ts'
import type { DemoPeople } from './people.ts'

/** How long the demo's payers have paid for their plans. */
const paidForMs = 150 * dayMs

/** Billing details of the demo brand and of the group. */
const whitfieldRooms = {
  legal_entity_name: 'Whitfield Rooms Ltd',
  country: 'GB',
  address_line_1: '14 Lantern Yard',
  city: 'London',
  zip_code: 'E2 7QX',
  company_number: '07654321',
  vat_number: '',
} as const
const ramanRestaurants = {
  legal_entity_name: 'Raman Restaurants Ltd',
  country: 'GB',
  address_line_1: '22 Quince Street',
  city: 'London',
  zip_code: 'W1U 8ED',
  company_number: '09876543',
  vat_number: '',
} as const
/** A venue in Berlin that accounts for its VAT itself. */
const kohleUndRauch = {
  legal_entity_name: 'Kohle & Rauch GmbH',
  country: 'DE',
  address_line_1: 'Wiesenufer 14',
  city: 'Berlin',
  zip_code: '10999',
  company_number: 'HRB 123456 B',
  vat_number: 'DE136695976',
} as const

type Payer = {
  owner: DemoActor
  brandUid: string
  tier: 'professional' | 'premium'
  currency: 'gbp' | 'eur'
  details: typeof whitfieldRooms | typeof ramanRestaurants | typeof kohleUndRauch
  /** What the sandbox adds to what they pay, also where its tax setting is off. */
  tax: CustomerTax
}

/** The demo brand and the group, in the UK with VAT, and a venue in Berlin that accounts for its own. */
export function payersOf(
  { accounts, brands: { harbour } }: DemoPeople,
  groupBrandUid: string,
  brands: readonly DemoBrand[],
  act: (accountUid: string) => DemoActor,
): Payer[] {
  const berlin = must(
    brands.find(({ city }) => city === 'berlin'),
    'venue in Berlin',
  )
  const pounds = { tier: 'premium', currency: 'gbp' } as const
  const euros = { tier: 'professional', currency: 'eur' } as const
  const ukVat = { tax_percent: 20 }
  const reverseCharge = { tax_percent: 0, reverse_charge: true }
  return [
    { owner: act(accounts.brand), brandUid: harbour, ...pounds, details: whitfieldRooms, tax: ukVat },
    { owner: act(accounts.group), brandUid: groupBrandUid, ...pounds, details: ramanRestaurants, tax: ukVat },
    { owner: berlin.act, brandUid: berlin.uid, ...euros, details: kohleUndRauch, tax: reverseCharge },
  ]
}

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
 * The demo brand pays Premium for its two venues since five months, and so does the group for its six, both with VAT, and a
 * venue in Berlin with reverse charge, with their invoices and fees. Only at the sandbox: a real provider is asked for nothing on the demo's behalf. Leaves the clock at the present.
 */
export async function makeDemoPlans(
  { payers, admin }: { payers: readonly Payer[]; admin: DemoActor },
  run: (job: string) => Promise<void>,
  { db, config }: { db: Tx; config: Config },
  present: number,
): Promise<void> {
  if (openPayments(config, db).name !== 'sandbox') return
  setClock(new Date(present - paidForMs))
  for (const { owner, brandUid, tier, currency, details, tax } of payers) {
    const page = await owner('initCheckout', {
      brand_uid: brandUid,
      selected_plan: tier,
      price_id: `price_${tier}_${currency}_1`,
      billing_details: details,
    })
    const sessionId = must(page.sessionId, 'session id')
    await taxSession(db, sessionId, tax)
    await paySession(db, sessionId, 'good')
  }
  await run('settle-payments')
  setClock(new Date(present))
  await run('settle-payments')
  await run('charge-fees')
  await makeDiscountCodes(admin, present)
}
