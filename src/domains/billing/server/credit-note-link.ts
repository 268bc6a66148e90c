import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs

/** The address of a credit note as a PDF: it opens for 15 minutes, without an account. */
export function creditNoteUrl(config: Config, uid: string): string {
  const until = String(plus(now(), goodForMs).getTime())
  const sig = sign(config, 'credit-note', uid, until)
  return `${config.publicUrl}/billing/credit-note.pdf?${new URLSearchParams({ note: uid, until, sig })}`
}

export type CreditNoteQuery = { note?: string; until?: string; sig?: string }

/** Which credit note an address opens; null when it is not ours or has ended. */
export function readCreditNoteLink(config: Config, { note, until, sig }: CreditNoteQuery): string | null {
  if (!note || !until || !sig || !(Number(until) > now().getTime())) return null
  return isSigned(config, 'credit-note', sig, note, until) ? note : null
}
