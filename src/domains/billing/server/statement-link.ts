import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'

const goodForMs = 15 * minuteMs

/** The address of a monthly statement: whoever has it can open it for 15 minutes, without an account. */
export function statementUrl(config: Config, orgUid: string, month: string, kind: 'csv' | 'pdf'): string {
  const until = String(plus(now(), goodForMs).getTime())
  const sig = signatureOf(config, orgUid, month, until)
  return `${config.publicUrl}/billing/statement.${kind}?${new URLSearchParams({ org: orgUid, month, until, sig })}`
}

export type StatementQuery = { org?: string; month?: string; until?: string; sig?: string }

/** Whose statement of which month an address opens; null when it is not ours or has ended. */
export function readStatementLink(
  config: Config,
  { org, month, until, sig }: StatementQuery,
): { orgUid: string; month: string } | null {
  if (!org || !month || !until || !sig || !(Number(until) > now().getTime())) return null
  const expected = Buffer.from(signatureOf(config, org, month, until))
  const given = Buffer.from(sig)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? { orgUid: org, month } : null
}

function signatureOf(config: Config, orgUid: string, month: string, until: string): string {
  return createHmac('sha256', config.secret).update(`billing\n${orgUid}\n${month}\n${until}`).digest('base64url')
}
