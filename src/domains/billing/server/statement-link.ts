import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs

/** A month of an organisation, and the venues that are seen in it; null for all. */
export type StatementOf = { orgUid: string; month: string; venues: readonly string[] | null }
export type StatementFile = 'csv' | 'pdf' | 'venues.csv'

/** The address of a monthly statement: whoever has it can open it for 15 minutes, without an account. */
export function statementUrl(config: Config, { orgUid, month, venues }: StatementOf, file: StatementFile): string {
  const until = String(plus(now(), goodForMs).getTime())
  const of = venues?.join(',') ?? 'all'
  const sig = sign(config, 'month-statement', orgUid, month, of, until)
  return `${config.publicUrl}/billing/statement.${file}?${new URLSearchParams({ org: orgUid, month, of, until, sig })}`
}

export type StatementQuery = { org?: string; month?: string; of?: string; until?: string; sig?: string }

/** Whose statement of which month an address opens; null when it is not ours or has ended. */
export function readStatementLink(config: Config, { org, month, of, until, sig }: StatementQuery): StatementOf | null {
  if (!org || !month || !of || !until || !sig || !(Number(until) > now().getTime())) return null
  if (!isSigned(config, 'month-statement', sig, org, month, of, until)) return null
  return { orgUid: org, month, venues: of === 'all' ? null : of.split(',') }
}
