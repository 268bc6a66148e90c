import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

const goodForMs = 15 * minuteMs

/** The address of an import’s report: it opens for 15 minutes. */
export function reportUrl(config: Config, uid: string): string {
  const until = String(plus(now(), goodForMs).getTime())
  const query = new URLSearchParams({ until, sig: sign(config, 'import-report', uid, until) })
  return `${config.publicUrl}/imports/${uid}.csv?${query.toString()}`
}

/** Whether an address is ours and still opens. */
export function opensReport(config: Config, uid: string, { until, sig }: { until?: string; sig?: string }): boolean {
  if (!until || !sig || !(Number(until) > now().getTime())) return false
  return isSigned(config, 'import-report', sig, uid, until)
}
