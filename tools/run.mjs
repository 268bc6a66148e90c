// `node tools/run.mjs FILE …`: installs what is missing, then runs a TypeScript file of the project.
import { fail, handOver } from './launch/hand-over.mjs'
import { ensureInstalled } from './launch/install.mjs'

try {
  ensureInstalled()
  handOver(process.argv.slice(2))
} catch (error) {
  fail(error)
}
