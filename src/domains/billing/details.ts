import * as z from 'zod/mini'
import { text } from '../../kit/contract/fields.ts'
import { billingCountryCodes, type VatRule, vatRuleOf } from './countries.ts'
import { vatProblem } from './vat.ts'

/** What the Billing Details dialog says, by field. */
export const billingWords = {
  intro: 'These details are used on the invoice and must match the payment card.',
  vatOptional: 'You can leave this empty if you do not have one.',
  companyNumber: 'As in the company register, such as Companies House. Leave it empty if you don’t have one.',
  vatNote: 'VAT number is required for your selected territory at this time.',
  legal_entity_name: 'Please enter a legal entity name',
  address_line_1: 'Please enter an address',
  city: 'Please enter a city',
  zip_code: 'Please enter a postcode',
  vat_number: 'VAT number is required for your selected territory.',
} as const

const filled = (alert: string, max: number) => z.string().check(z.trim(), z.minLength(1, alert), z.maxLength(max))

/** What the Billing Details dialog asks for. The VAT number's rule follows from the country. */
export const BillingDetails = z
  .object({
    legal_entity_name: filled(billingWords.legal_entity_name, 120),
    country: z._default(z.enum(billingCountryCodes), 'GB'),
    address_line_1: filled(billingWords.address_line_1, 200),
    city: filled(billingWords.city, 80),
    zip_code: filled(billingWords.zip_code, 20),
    company_number: z._default(z.string().check(z.trim(), z.maxLength(40, 'Use at most 40 characters.')), ''),
    vat_number: z._default(z.string().check(z.trim(), z.maxLength(20, 'Use at most 20 characters.')), ''),
  })
  .check((context) => {
    const { country, vat_number: vat } = context.value
    const rule = vatRuleOf(country)
    const problem = rule === 'hidden' ? '' : vat === '' ? missing(rule) : vatProblem(country, vat)
    if (problem) context.issues.push({ code: 'custom', message: problem, path: ['vat_number'], input: context.value })
  })
export type BillingDetails = z.output<typeof BillingDetails>

const missing = (rule: VatRule) => (rule === 'required' ? billingWords.vat_number : '')

/** What is stored of a payer, with its address. */
export const BillingProfile = z.object({
  vat_number: z.string(),
  entity_type: z.string(),
  legal_entity_name: z.string(),
  country: z.string(),
  address_line_1: z.string(),
  city: z.string(),
  zip_code: z.string(),
  company_number: z.string(),
})
export type BillingProfile = z.output<typeof BillingProfile>

/** A legal entity as invoices and agreements name it: its name, address and numbers, a line each. */
export function entityLines(profile: Partial<BillingProfile> | null, orgName: string): string[] {
  const { legal_entity_name: name, address_line_1: street, city, zip_code: postcode, country } = profile ?? {}
  const { company_number: company, vat_number: vat } = profile ?? {}
  const lines = [name || orgName, street, [city, postcode].filter(Boolean).join(' '), country]
  return [...lines, company && `Company number ${company}`, vat && `VAT number ${vat}`].flatMap((line) => line || [])
}

/** Whether checkout may begin straight away: with a VAT number, an entity type or a legal name. */
export function isBillable(profile: Partial<BillingProfile> | null): boolean {
  return !!(profile?.vat_number || profile?.entity_type || profile?.legal_entity_name)
}

/** A reason that staff give. */
export const Reason = text(300)
