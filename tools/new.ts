/** `npm run new call collabs disputeNoShow`, `npm run new screen collabs NoShowScreen`: the files, where they belong. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { domains } from './check/places.ts'
import { addContractEntry, callsName, kindOfCall, registerHandler } from './new/edits.ts'
import { callTestFile, contractEntry, handlerFile, screenFile } from './new/templates.ts'

const root = dirname(import.meta.dirname)
const [what, domain = '', name = ''] = process.argv.slice(2)

function newCall(): string[] {
  if (!/^[a-z]+[A-Z]\w*$/.test(name)) throw new Error('A call is named by a verb and what it is about: disputeNoShow.')
  const folder = `src/domains/${domain}`
  const contract = read(`${folder}/contract.ts`)
  const call = { domain, name, calls: callsName(contract), kind: kindOfCall(name) }
  return [
    add(`${folder}/server/calls/${name}.ts`, handlerFile(call)),
    add(`${folder}/server/calls/${name}.test.ts`, callTestFile(call)),
    change(`${folder}/contract.ts`, addContractEntry(contract, contractEntry(call))),
    change(`${folder}/server/calls.ts`, registerHandler(read(`${folder}/server/calls.ts`), name)),
  ]
}

function newScreen(): string[] {
  if (!/^[A-Z]\w*Screen$/.test(name)) throw new Error('A screen is PascalCase and ends in Screen: NoShowScreen.')
  return [add(`src/domains/${domain}/web/screens/${name}.tsx`, screenFile(name))]
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function add(path: string, text: string): string {
  if (existsSync(join(root, path))) throw new Error(`${path} exists already.`)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  return change(path, text)
}

function change(path: string, text: string): string {
  writeFileSync(join(root, path), text)
  return path
}

try {
  if (!domains.some((each) => each === domain)) throw new Error(`The domains are: ${domains.join(' ')}.`)
  if (what !== 'call' && what !== 'screen')
    throw new Error('npm run new call DOMAIN name, or npm run new screen DOMAIN NameScreen')
  const paths = what === 'call' ? newCall() : newScreen()
  spawnSync('oxfmt', paths, { cwd: root, stdio: 'ignore' })
  console.log(paths.join('\n'))
  if (what === 'screen') console.log(`Next: its entry in src/domains/${domain}/web/routes.tsx.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
