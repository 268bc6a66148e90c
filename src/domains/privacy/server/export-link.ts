import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs

/** The address of an archive: it opens for 15 minutes. Who gets one has just proven who they are. */
export function exportUrl(config: Config, uid: string): string {
  const until = String(plus(now(), goodForMs).getTime())
  const query = new URLSearchParams({ until, sig: sign(config, 'data-export', uid, until) })
  return `${config.publicUrl}/exports/${uid}.zip?${query.toString()}`
}

/** Whether an address is ours and still opens. */
export function opensExport(config: Config, uid: string, { until, sig }: { until?: string; sig?: string }): boolean {
  if (!until || !sig || !(Number(until) > now().getTime())) return false
  return isSigned(config, 'data-export', sig, uid, until)
}
