/** `npm run new …`: the files of a call, screen, job or domain where they belong, and every line that names them. */
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { domains } from './check/places.ts'
import { newCall } from './new/call.ts'
import { newDomain } from './new/domain.ts'
import { newJob } from './new/job.ts'
import { newScreen } from './new/screen.ts'
import { openTree } from './new/tree.ts'

const usage = `npm run new call DOMAIN disputeNoShow [TOPIC]
npm run new screen DOMAIN NoShowsScreen /app/brand/no-shows [brand|influencer|admin: its menu]
npm run new job DOMAIN forget-drafts
npm run new domain NAME PREVIOUS-DOMAIN`

const root = dirname(import.meta.dirname)
const [what, first = '', second = '', ...rest] = process.argv.slice(2)

function domainNamed(name: string): string {
  if (!domains.some((each) => each === name)) throw new Error(`The domains are: ${domains.join(' ')}.`)
  return name
}

try {
  const tree = openTree(root)
  if (what === 'call') newCall(tree, domainNamed(first), second, rest[0])
  else if (what === 'screen') newScreen(tree, domainNamed(first), second, ...rest)
  else if (what === 'job') newJob(tree, domainNamed(first), second)
  else if (what === 'domain') newDomain(tree, first, domainNamed(second))
  else throw new Error(usage)
  const paths = tree.write()
  spawnSync('oxfmt', paths, { cwd: root, stdio: 'ignore' })
  console.log(paths.join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
