import * as z from 'zod/mini'
import type { Currency } from '../plans/tiers.ts'

const account = z.string().check(z.trim(), z.regex(/^\d{1,9}$/, 'Enter an account number, such as 8400.'))
const optionalAccount = z
  .string()
  .check(z.trim(), z.regex(/^\d{0,9}$/, 'Enter an account number, such as 1776, or leave it blank.'))
const named = (example: string) =>
  z.string().check(z.trim(), z.minLength(1, `Enter what it’s called in Xero, such as ${example}.`), z.maxLength(60))
const numberUpTo = (least: number, most: number) => {
  const words = `Enter a number from ${least} to ${most}.`
  return z.int(words).check(z.minimum(least, words), z.maximum(most, words))
}

/** What an accountant’s program calls our accounts, as our accountant has it. */
export const AccountingSettings = z.object({
  /** Codes of the accounts that sales go to, and what the tax rates are called. */
  xeroPlan: named('200'),
  xeroFees: named('200'),
  xeroTaxed: named('20% (VAT on Income)'),
  xeroUntaxed: named('No VAT'),
  xeroReverse: named('Zero Rated EC Services'),
  /** DATEV: the numbers of the consultant and the client, the month in which the year begins, and how long account numbers are. */
  consultant: numberUpTo(1_001, 9_999_999),
  client: numberUpTo(1, 99_999),
  yearBegins: numberUpTo(1, 12),
  accountLength: numberUpTo(4, 9),
  /** The account of all debtors, and those of sales with tax, without, and where the customer accounts for it. */
  debtors: account,
  salesTaxed: account,
  salesUntaxed: account,
  salesReverse: account,
  /** Where tax goes. Empty where the account of taxed sales splits it off itself. */
  tax: optionalAccount,
})
export type AccountingSettings = z.output<typeof AccountingSettings>

/** What the form begins with until somebody has saved it: a UK organisation’s chart in Xero, and SKR03. No file has them before. */
export const usualSettings: AccountingSettings = {
  xeroPlan: '200',
  xeroFees: '200',
  xeroTaxed: '20% (VAT on Income)',
  xeroUntaxed: 'No VAT',
  xeroReverse: 'Zero Rated EC Services',
  consultant: 1_001,
  client: 1,
  yearBegins: 1,
  accountLength: 4,
  debtors: '10000',
  salesTaxed: '8400',
  salesUntaxed: '8338',
  salesReverse: '8336',
  tax: '',
}

/** What a file needs before there is one. */
export const accountsFirst =
  'Before you download files for Xero or DATEV, enter the accounts and tax rates that your accountant gave you'

/** An invoice as it is booked, or a credit note with its amounts below zero. Minor units; `total` has the tax in it, `plan` is before it. */
export type BookedInvoice = {
  number: string
  /** Of a credit note: the number of the invoice that it corrects. */
  corrects: string | null
  /** The day it was made, `2026-03-02`. */
  day: string
  currency: Currency
  total: number
  plan: number
  tax: number
  /** Reverse charge: untaxed, because the customer accounts for the VAT. */
  isReverse: boolean
  payer: { name: string; street: string; city: string; postcode: string; country: string; vatNumber: string }
}

/** Where an invoice is due this many days after it was made. */
export const dueAfterDays = 14

type BookedLine = { kind: 'plan' | 'fees'; net: number; tax: number }

/** What an invoice charges for, each with its share of the tax; the last one has what the division leaves. */
export function bookedLines({ total, plan, tax }: Pick<BookedInvoice, 'total' | 'plan' | 'tax'>): BookedLine[] {
  const net = total - tax
  const parts = [
    { kind: 'plan' as const, net: plan },
    { kind: 'fees' as const, net: net - plan },
  ].filter((part) => part.net !== 0)
  let left = tax
  return parts.map((part, at) => {
    const share = at === parts.length - 1 ? left : Math.round((tax * part.net) / net)
    left -= share
    return { ...part, tax: share }
  })
}
