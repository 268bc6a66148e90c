import { eq } from 'drizzle-orm'
import type { CustomerDetails } from '../../../adapters/payments/payments.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, confirmFirst } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { record } from '../../audit/server/record.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { type Organisation, storeBillingDetails } from '../../organisations/server/reads.ts'
import { vatRuleOf } from '../countries.ts'
import { type BillingDetails, type BillingProfile, isBillable } from '../details.ts'

const empty = {
  vat_number: '',
  entity_type: '',
  legal_entity_name: '',
  country: 'GB',
  address_line_1: '',
  city: '',
  zip_code: '',
  company_number: '',
}

/** The stored details of a payer; null when they were never given. */
export function viewBillingProfile({ billing }: Pick<Organisation, 'billing'>): BillingProfile | null {
  return billing && { ...empty, ...billing }
}

/**
 * Stores a payer's details on the organisation, with the event. A number that the country does not ask for is dropped. Whoever
 * changes what invoices say has proven who they are lately; the first details are part of a purchase.
 */
export async function storeDetails(
  tx: Tx,
  actor: Actor,
  org: Organisation,
  details: BillingDetails,
): Promise<BillingProfile> {
  const vat_number = vatRuleOf(details.country) === 'hidden' ? '' : details.vat_number
  const billing = { ...org.billing, ...details, vat_number }
  const isChange = isBillable(org.billing) && keysOf(details).some((key) => (org.billing?.[key] ?? '') !== billing[key])
  if (isChange && !actor.isConfirmed)
    throw new CallError('failed-precondition', confirmFirst, { details: { confirm: true } })
  await storeBillingDetails(tx, org.uid, billing)
  await record(
    tx,
    actor,
    'brand',
    'billing.details-updated',
    { subjectUid: org.uid },
    { ...(org.billing ? { before: org.billing } : {}), after: billing },
  )
  return { ...empty, ...billing }
}

/** What the payment provider is told of a payer. */
export async function customerDetails(
  db: Queryable,
  org: Pick<Organisation, 'uid' | 'name' | 'billing'>,
  accountUid: string,
): Promise<CustomerDetails> {
  const profile = viewBillingProfile(org) ?? empty
  const [account] = await db
    .select({ email: accountFacts.email })
    .from(accountFacts)
    .where(eq(accountFacts.uid, accountUid))
  return {
    orgUid: org.uid,
    name: profile.legal_entity_name || org.name,
    email: account?.email ?? '',
    country: profile.country,
    addressLine: profile.address_line_1,
    city: profile.city,
    postcode: profile.zip_code,
    vatNumber: profile.vat_number,
    companyNumber: profile.company_number,
  }
}
