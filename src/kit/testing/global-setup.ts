import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../server/database.ts'
import { migrate } from '../server/migrate.ts'
import { findPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on; null when the run is on the embedded database. */
    postgresUrl: string | null
  }
}

export const templateName = 'test_template'

/**
 * Finds or starts a PostgreSQL server for the tests and makes the template that each file's database is cloned from.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE'] === 'pglite') {
    project.provide('postgresUrl', null)
    return async () => undefined
  }
  const server = await findPostgres()
  await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return server.stop
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${templateName} with (force)`)
  await client.query(`create database ${templateName}`)
  await client.end()
  const template = new URL(url)
  template.pathname = `/${templateName}`
  const database = openPostgres(template.href, { max: 1 })
  await migrate(database)
  await database.close()
}
