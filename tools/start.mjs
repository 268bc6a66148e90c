// `npm start`: needs Node.js 20 and npm, and nothing installed.
import { ensureBuilt } from './launch/build.mjs'
import { fail, handOver } from './launch/hand-over.mjs'
import { ensureInstalled } from './launch/install.mjs'

try {
  ensureInstalled()
  ensureBuilt()
  handOver(['src/app/server/main.ts'])
} catch (error) {
  fail(error)
}
