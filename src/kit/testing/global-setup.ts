import type { TestProject } from 'vitest/node'
import { openPostgres } from '../server/database.ts'
import { migrate } from '../server/migrate.ts'
import { openMigrated } from './embedded.ts'
import { addressOf, findPostgres, onServer } from './postgres.ts'
import { connectQueryOf } from '../server/pooler.ts'
import { poolerProgram, startPooler } from './pooler.ts'
import { ownTemporaryFolder } from './temporary.ts'

/** All of a test’s databases lead through it. */
const forTests = {
  connectQuery: connectQueryOf({ statement: 110_000, lock: 110_000, idle: 110_000 }),
  preparedStatements: 500,
  poolSize: 70,
}

/**
 * Finds or starts a PostgreSQL server for the tests and makes the template that each file's database is cloned from.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeTemporary = ownTemporaryFolder()
  if (process.env['TEST_DATABASE'] === 'pglite') {
    // Made by one, not by every worker at once.
    await openMigrated().then(({ close }) => close())
    project.provide('postgresUrl', null)
    project.provide('postgresTemplate', '')
    project.provide('poolerUrl', null)
    return async () => removeTemporary()
  }
  const server = await findPostgres()
  // Other runs may be at work on the same server.
  const template = `test_template_${process.pid}_${Date.now()}`
  await makeTemplate(server.url, template)
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', template)
  const pooler =
    poolerProgram && process.env['TEST_POOLER'] === 'on' ? await startPooler(poolerProgram, server.url, forTests) : null
  project.provide('poolerUrl', pooler?.addressOf('') ?? null)
  return async () => {
    await pooler?.stop()
    await server.stop()
    removeTemporary()
  }
}

async function makeTemplate(server: string, name: string): Promise<void> {
  await onServer(server, `create database ${name}`)
  const database = openPostgres(addressOf(server, name), { max: 1 })
  await migrate(database)
  await database.close()
}
