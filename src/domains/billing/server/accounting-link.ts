import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs
const kinds = ['xero', 'datev'] as const
export type AccountingFile = {
  kind: (typeof kinds)[number]
  month: string
  /** Null is all organisations; of DATEV a file has one currency. */
  orgUid: string | null
  currency: string | null
}

/** The address of a file of invoices: it opens for 15 minutes. */
export function accountingUrl(config: Config, { kind, month, orgUid, currency }: AccountingFile): string {
  const until = String(plus(now(), goodForMs).getTime())
  const of = { month, org: orgUid ?? 'all', currency: currency ?? 'all' }
  const sig = sign(config, 'accounting', kind, of.month, of.org, of.currency, until)
  return `${config.publicUrl}/billing/accounting.${kind}.csv?${new URLSearchParams({ ...of, until, sig })}`
}

export type AccountingQuery = { month?: string; org?: string; currency?: string; until?: string; sig?: string }

/** What an address opens; null when it is not ours or has ended. */
export function readAccountingLink(
  config: Config,
  kind: AccountingFile['kind'],
  { month, org, currency, until, sig }: AccountingQuery,
): AccountingFile | null {
  if (!month || !org || !currency || !until || !sig || !(Number(until) > now().getTime())) return null
  if (!isSigned(config, 'accounting', sig, kind, month, org, currency, until)) return null
  return { kind, month, orgUid: org === 'all' ? null : org, currency: currency === 'all' ? null : currency }
}
