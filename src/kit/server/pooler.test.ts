import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { cloneTemplate } from '../testing/test-database.ts'
import { poolerProgram, startPooler } from '../testing/pooler.ts'
import { openPostgres } from './database.ts'
import { connectQuery, findPoolerFault } from './pooler.ts'
import { projectRoot } from './root.ts'

const server = inject('postgresUrl') ?? ''
const program = poolerProgram ?? ''

it('stands in the handbook as the pooler takes it', () => {
  expect(readFileSync(join(projectRoot, 'docs/running.md'), 'utf8')).toContain(`connect_query='${connectQuery}'`)
})

it.runIf(server && program)('names what a pooler lacks, and finds nothing wrong with one that fits', async () => {
  const name = new URL(await cloneTemplate(server)).pathname.slice(1)
  const faultOf = async (settings: { connectQuery?: string; preparedStatements: number }) => {
    const pooler = await startPooler(program, server, { ...settings, poolSize: 2 })
    const found = await findPoolerFault(pooler.addressOf(name))
    await pooler.stop()
    return found
  }
  expect(await faultOf({ preparedStatements: 500 })).toEqual({
    what: 'The pooler’s connections have statement_timeout 0, not 20000.',
    todo: `Set connect_query='${connectQuery}' for the database in pgbouncer.ini, then reload it.`,
  })
  expect(await faultOf({ connectQuery, preparedStatements: 0 })).toMatchObject({
    what: 'The pooler mixes up prepared statements.',
  })
  expect(await faultOf({ connectQuery, preparedStatements: 500 })).toBeNull()
})

it.runIf(server && program)('shares two of the server’s connections among many transactions', async () => {
  const url = await cloneTemplate(server)
  const pooler = await startPooler(program, server, { connectQuery, preparedStatements: 500, poolSize: 2 })
  const database = openPostgres(url, { poolerUrl: pooler.addressOf(new URL(url).pathname.slice(1)) })
  const pids = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('test.place', ${String(place)}, true)`)
        const { rows } = await tx.execute<{ pid: number; place: string }>(
          sql`select pg_backend_pid() as pid, current_setting('test.place') as place`,
        )
        expect(rows[0]?.place).toBe(String(place))
        return rows[0]?.pid
      }),
    ),
  )
  expect(new Set(pids).size).toBeLessThanOrEqual(2)
  await database.close()
  await pooler.stop()
})
