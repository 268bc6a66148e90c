import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'

const goodForMs = 15 * minuteMs
export type StatementKind = 'csv' | 'pdf'

/** The address of a yearly statement: whoever has it can open it for 15 minutes, without an account. */
export function statementUrl(config: Config, influencerUid: string, year: number, kind: StatementKind): string {
  const until = String(plus(now(), goodForMs).getTime())
  const sig = signatureOf(config, influencerUid, String(year), until)
  const query = new URLSearchParams({ influencer: influencerUid, year: String(year), until, sig })
  return `${config.publicUrl}/collabs/statement.${kind}?${query}`
}

export type StatementQuery = { influencer?: string; year?: string; until?: string; sig?: string }

/** Whose statement of which year an address opens; null when it is not ours or has ended. */
export function readStatementLink(
  config: Config,
  { influencer, year, until, sig }: StatementQuery,
): { influencerUid: string; year: number } | null {
  if (!influencer || !year || !until || !sig || !(Number(until) > now().getTime())) return null
  const expected = Buffer.from(signatureOf(config, influencer, year, until))
  const given = Buffer.from(sig)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? { influencerUid: influencer, year: Number(year) } : null
}

function signatureOf(config: Config, influencerUid: string, year: string, until: string): string {
  return createHmac('sha256', config.secret)
    .update(`statement\n${influencerUid}\n${year}\n${until}`)
    .digest('base64url')
}
