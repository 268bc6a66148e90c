import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs

/** The address of a file of a list: it opens for 15 minutes. */
export function downloadUrl(config: Config, uid: string): string {
  const until = String(plus(now(), goodForMs).getTime())
  const query = new URLSearchParams({ until, sig: sign(config, 'list-download', uid, until) })
  return `${config.publicUrl}/list-downloads/${uid}?${query.toString()}`
}

export type DownloadQuery = { until?: string; sig?: string }

/** Whether an address is ours and still opens. */
export function opensDownload(config: Config, uid: string, { until, sig }: DownloadQuery): boolean {
  if (!until || !sig || !(Number(until) > now().getTime())) return false
  return isSigned(config, 'list-download', sig, uid, until)
}
