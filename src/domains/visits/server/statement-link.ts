import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs
export type StatementKind = 'csv' | 'pdf'

/** The address of a yearly statement: whoever has it can open it for 15 minutes, without an account. */
export function statementUrl(config: Config, influencerUid: string, year: number, kind: StatementKind): string {
  const until = String(plus(now(), goodForMs).getTime())
  const sig = sign(config, 'year-statement', influencerUid, String(year), until)
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
  return isSigned(config, 'year-statement', sig, influencer, year, until)
    ? { influencerUid: influencer, year: Number(year) }
    : null
}
