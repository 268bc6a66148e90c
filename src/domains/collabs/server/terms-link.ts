import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs

/** The address of a collab's terms as a PDF: whoever has it can open it for 15 minutes, without an account. */
export function termsUrl(config: Config, collabUid: string): string {
  const until = String(plus(now(), goodForMs).getTime())
  const query = new URLSearchParams({ collab: collabUid, until, sig: sign(config, 'collab-terms', collabUid, until) })
  return `${config.publicUrl}/collabs/terms?${query}`
}

/** Whether an address is ours and has not ended. */
export function isTermsLink(config: Config, query: { collab?: string; until?: string; sig?: string }): boolean {
  const { collab, until, sig } = query
  if (!collab || !until || !sig || !(Number(until) > now().getTime())) return false
  return isSigned(config, 'collab-terms', sig, collab, until)
}
