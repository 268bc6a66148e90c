// `npm start`: needs Node.js 20 and npm, and nothing installed.
import { ensureBuilt, serverBundle } from './launch/build.mjs'
import { fail, handOver } from './launch/hand-over.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { assertPortFree } from './launch/port.mjs'

try {
  await assertPortFree()
  ensureInstalled('to-run')
  await ensureBuilt()
  handOver([serverBundle])
} catch (error) {
  fail(error)
}
