import type { Config } from '../../kit/server/config.ts'
import { clamdScanner } from './clamd.ts'
import type { Scanner } from './scanning.ts'

/** What looks for malware in uploads; null where no scanner is set. */
export function openScanner(config: Config): Scanner | null {
  return config.CLAMD_URL ? clamdScanner(config.CLAMD_URL) : null
}
