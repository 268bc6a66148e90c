// `node tools/run.mjs FILE …`: installs what is missing, then runs a TypeScript file of the project. The product's own
// commands, and what packs it, need what the product needs; whatever is not a part of it, the tools as well.
import { fail, handOver } from './launch/hand-over.mjs'
import { ensureInstalled } from './launch/install.mjs'

try {
  const [file = ''] = process.argv.slice(2)
  ensureInstalled(file.startsWith('src/') || file === 'tools/pack.ts' ? 'to-run' : 'everything')
  handOver(process.argv.slice(2))
} catch (error) {
  fail(error)
}
