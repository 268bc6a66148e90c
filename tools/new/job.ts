import { addImport, addSorted, listName } from './edits.ts'
import { symbolOf, wordsOf } from './names.ts'
import type { Tree } from './tree.ts'

/** A job: its file, its test and its line in `server/jobs.ts`. */
export function newJob(tree: Tree, domain: string, name: string): void {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name)) throw new Error('A job is named by what it does: forget-drafts.')
  const server = `src/domains/${domain}/server`
  const symbol = symbolOf(name)
  tree.add(`${server}/jobs/${name}.ts`, jobFile(name, symbol))
  tree.add(`${server}/jobs/${name}.test.ts`, testFile(name, symbol))
  tree.change(`${server}/jobs.ts`, (text) =>
    addImport(addSorted(text, listName(text), symbol), `import { ${symbol} } from './jobs/${name}.ts'`),
  )
}

function jobFile(name: string, symbol: string): string {
  return `import { sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Db, Tx } from '../../../../kit/server/database.ts'

/** Looks for what is due to ${wordsOf(name)}. Each is done in a transaction that repeats its condition: running twice is safe. */
export const ${symbol}: DomainJob = {
  name: '${name}',
  cron: '*/10 * * * *',
  run: async ({ db }) => {
    for (const uid of await listDue(db)) await db.transaction((tx) => settle(tx, uid))
  },
}

async function listDue(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ uid: string }>(sql\`select '' as uid where false\`)
  return rows.map(({ uid }) => uid)
}

async function settle(tx: Tx, uid: string): Promise<void> {
  await tx.execute(sql\`select \${uid}\`)
}
`
}

function testFile(name: string, symbol: string): string {
  return `import { expect, it } from 'vitest'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { ${symbol} } from './${name}.ts'

it('changes nothing when nothing is due, however often it runs', async () => {
  const w = await world()
  await runJob(w, ${symbol})
  await runJob(w, ${symbol})
  expect(await w.eventsOf(w.luna)).toEqual([])
})
`
}
