import { addEntry, addImport, addSorted, callsName, listName } from './edits.ts'
import { createsRecord, kindOfCall, wordsOf } from './names.ts'
import type { Tree } from './tree.ts'

type NewCall = { domain: string; name: string; calls: string }

/** Lines that a contract may have before its entries move to `contract/`: files of code end at 250. */
const mostContractLines = 235

/**
 * A call: its entry in the contract, its handler, its test and its line in `server/calls.ts`.
 * With a topic the entry goes to `contract/{topic}.ts`, which is spread into the contract.
 */
export function newCall(tree: Tree, domain: string, name: string, topic?: string): void {
  if (!/^[a-z]+[A-Z]\w*$/.test(name)) throw new Error('A call is named by a verb and what it is about: disputeNoShow.')
  if (topic !== undefined && !/^[a-z]+(-[a-z]+)*$/.test(topic))
    throw new Error('A topic of a contract is a word: notes.')
  const folder = `src/domains/${domain}`
  const contract = `${folder}/contract.ts`
  const call = { domain, name, calls: callsName(tree.read(contract)) }
  if (topic === undefined) {
    if (tree.read(contract).split('\n').length > mostContractLines)
      throw new Error(`${contract} is full: npm run new call ${domain} ${name} TOPIC puts it into contract/TOPIC.ts.`)
    tree.change(contract, (text) => addContractEntry(text, call.calls, name))
  } else {
    addTopicEntry(tree, folder, call, topic)
  }
  tree.add(`${folder}/server/calls/${name}.ts`, handlerFile(call))
  tree.add(`${folder}/server/calls/${name}.test.ts`, testFile(call))
  tree.change(`${folder}/server/calls.ts`, (text) =>
    addImport(addSorted(text, listName(text), name), `import { ${name} } from './calls/${name}.ts'`),
  )
}

function addTopicEntry(tree: Tree, folder: string, { name, calls }: NewCall, topic: string): void {
  const file = `${folder}/contract/${topic}.ts`
  const entries = `${topic.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Entries`
  if (!tree.has(file)) {
    tree.add(file, topicFile(entries))
    tree.change(`${folder}/contract.ts`, (text) =>
      addImport(addEntry(text, calls, `...${entries}`), `import { ${entries} } from './contract/${topic}.ts'`),
    )
  }
  tree.change(file, (text) => addContractEntry(text, entries, name))
}

function topicFile(entries: string): string {
  return `import * as z from 'zod/mini'
import { defineCalls } from '../../../access/roles.ts'

export const ${entries} = defineCalls({})
`
}

/** The narrowest entry that is complete: admins only, one record by its uid. */
export function addContractEntry(contract: string, calls: string, name: string): string {
  const entry = `/** Lets an admin ${wordsOf(name)}. */
  ${name}: {
    kind: '${kindOfCall(name)}',
    access: { admin: 'any' },
    input: z.object({ uid: z.string().check(z.maxLength(40)) }),
    output: z.object({ uid: z.string() }),${createsRecord(name) ? '\n    creates: true,' : ''}
  }`
  return addImport(addEntry(contract, calls, entry), "import * as z from 'zod/mini'")
}

function handlerFile({ name, calls }: NewCall): string {
  return `import type { Handler } from '../../../../access/server/handler.ts'
import type { ${calls} } from '../../contract.ts'

export const ${name}: Handler<typeof ${calls}.${name}> = async ({ uid }) => ({ uid })
`
}

function testFile({ name, calls }: NewCall): string {
  return `import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { ${calls} } from '../../contract.ts'

describeCall(${calls}.${name}, (w) => ({ uid: w.luna }))

it('answers with the record that was asked for', async () => {
  const w = await world()
  expect(await w.ada.call('${name}', { uid: w.luna })).toEqual({ uid: w.luna })
})
`
}
