// `npm test`: needs Node.js 20 and npm, and nothing installed. Its last line is always `N passed, N failed`.
import { handOver } from './launch/hand-over.mjs'
import { ensureInstalled } from './launch/install.mjs'

try {
  ensureInstalled('everything')
  handOver(['tools/test/run.ts', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
