import { minuteMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'
import type { Part } from '../id-check.ts'

const purpose = 'id-document'
const openMs = 2 * minuteMs

/** The address of one picture, for who was just allowed to see it. */
export function documentUrl(config: Config, checkUid: string, part: Part): string {
  const until = String(now().getTime() + openMs)
  return `/id-checks/${checkUid}/${part}?until=${until}&sig=${sign(config, purpose, checkUid, part, until)}`
}

/** Whether such an address is ours and still opens. */
export function isOpenDocument(config: Config, checkUid: string, part: string, until: string, sig: string): boolean {
  return Number(until) > now().getTime() && isSigned(config, purpose, sig, checkUid, part, until)
}
