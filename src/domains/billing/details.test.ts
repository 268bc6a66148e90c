import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { billingCountries, billingCountryCodes, vatRuleOf } from './countries.ts'
import { BillingDetails, billingWords, isBillable } from './details.ts'

const details = { legal_entity_name: 'Luna Ltd', address_line_1: '1 Mews', city: 'London', zip_code: 'E2 7QX' }
const problems = (given: object) => {
  const parsed = z.safeParse(BillingDetails, { ...details, ...given })
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

it('knows 31 countries, the United Kingdom first and by default', () => {
  expect(billingCountryCodes).toHaveLength(31)
  expect(billingCountryCodes.slice(0, 4)).toEqual(['GB', 'US', 'CA', 'AU'])
  expect(z.parse(BillingDetails, details).country).toBe('GB')
  expect(Object.values(billingCountries)).toContain('Greece')
})

it('hides the VAT number for US and CA, leaves it open for GB, and wants it elsewhere', () => {
  expect(billingCountryCodes.filter((code) => vatRuleOf(code) === 'hidden')).toEqual(['US', 'CA'])
  expect(billingCountryCodes.filter((code) => vatRuleOf(code) === 'optional')).toEqual(['GB'])
  expect(problems({ country: 'US' })).toEqual([])
  expect(problems({ country: 'GB' })).toEqual([])
  for (const country of ['AU', 'FR', 'GR', 'SE']) expect(problems({ country })).toEqual([billingWords.vat_number])
})

it.each([
  ['legal_entity_name', 'Please enter a legal entity name'],
  ['address_line_1', 'Please enter an address'],
  ['city', 'Please enter a city'],
  ['zip_code', 'Please enter a postcode'],
])('asks for %s in the words of the specification', (field, words) => {
  expect(problems({ [field]: '  ' })).toEqual([words])
})

it('checks the digits of European numbers, with or without prefix, spaces and dots', () => {
  for (const [country, vat] of [
    ['DE', 'DE136695976'],
    ['DE', '136 695 976'],
    ['GR', 'EL094259216'],
    ['GR', '094259216'],
    ['GB', 'GB 980 7806 84'],
    ['AU', '51 824 753 556'],
  ])
    expect(problems({ country, vat_number: vat })).toEqual([])
  for (const [country, vat] of [
    ['DE', 'DE136695977'],
    ['IT', 'DE136695976'],
    ['GB', 'GB123456789'],
  ])
    expect(problems({ country, vat_number: vat })[0]).toContain('a valid VAT number')
  expect(problems({ country: 'AU', vat_number: 'x'.repeat(21) })).toHaveLength(1)
})

it('begins checkout straight away with any one of three fields', () => {
  expect(isBillable(null)).toBe(false)
  expect(isBillable({ country: 'GB', city: 'London' })).toBe(false)
  for (const field of ['vat_number', 'entity_type', 'legal_entity_name'])
    expect(isBillable({ [field]: 'x' })).toBe(true)
})
