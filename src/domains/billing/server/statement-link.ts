import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs

/** The address of a monthly statement: whoever has it can open it for 15 minutes, without an account. */
export function statementUrl(config: Config, orgUid: string, month: string, kind: 'csv' | 'pdf'): string {
  const until = String(plus(now(), goodForMs).getTime())
  const sig = sign(config, 'month-statement', orgUid, month, until)
  return `${config.publicUrl}/billing/statement.${kind}?${new URLSearchParams({ org: orgUid, month, until, sig })}`
}

export type StatementQuery = { org?: string; month?: string; until?: string; sig?: string }

/** Whose statement of which month an address opens; null when it is not ours or has ended. */
export function readStatementLink(
  config: Config,
  { org, month, until, sig }: StatementQuery,
): { orgUid: string; month: string } | null {
  if (!org || !month || !until || !sig || !(Number(until) > now().getTime())) return null
  return isSigned(config, 'month-statement', sig, org, month, until) ? { orgUid: org, month } : null
}
