import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import { isOwnMachine } from '../../../kit/server/host.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Database } from '../../../kit/server/database.ts'
import { listPending } from '../../../kit/server/migrate.ts'
import { openDatabase } from '../../../kit/server/open-database.ts'
import { findPoolerFault } from '../../../kit/server/pooler.ts'
import { type Finding, findingsOf, wordsOf } from './finding.ts'

const { ok, note, fault } = findingsOf('database')

/** PostgreSQL counts versions as 150004: the product needs 15. */
const leastVersion = 150_000
/** What a process takes at most: for calls, for jobs, to listen, and for tools. */
const connectionsOfProcess = 30
/** A clock that is further off (ms) confuses sessions, links and slots. */
const mostClockMs = 2_000

type State = {
  version: number
  name: string
  has_trigram: boolean
  may_create: boolean
  fsync: string
  synchronous: string
  connections: number
  clock: number
}

/** Whether the database of the settings answers, is fit, and holds what this version needs. Changes nothing in it. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'database')))
    return [ok('There’s no database yet. The first start creates an embedded one.')]
  let database: Database
  try {
    database = await openDatabase(config, 'tools')
  } catch (error) {
    return config.DATABASE_URL
      ? [unreachable(error)]
      : [note(wordsOf(error), 'Stop the product to check the embedded database.')]
  }
  try {
    return config.DATABASE_URL ? await checkServer(database, config) : await checkEmbedded(database, config)
  } catch (error) {
    return [unreachable(error)]
  } finally {
    await database.close()
  }
}

const unreachable = (error: unknown) =>
  fault(
    `The database isn’t responding: ${wordsOf(error)}`,
    'Check DATABASE_URL: host, port, user, password and the name of the database.',
  )

async function checkEmbedded(database: Database, config: Config): Promise<Finding[]> {
  const findings = [await migrations(database)]
  if (!isOwnMachine(config.publicUrl))
    findings.push(
      note(
        'The embedded database serves one process on one machine.',
        'Set DATABASE_URL to a PostgreSQL server before others depend on it.',
      ),
    )
  return findings
}

async function checkServer(database: Database, config: Config): Promise<Finding[]> {
  const { rows } = await database.db.execute<State>(sql`select
    current_setting('server_version_num')::int as version, current_setting('server_version') as name,
    exists (select from pg_extension where extname = 'pg_trgm') as has_trigram,
    has_database_privilege(current_database(), 'create') as may_create,
    current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous,
    current_setting('max_connections')::int as connections,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`)
  const [state] = rows
  if (!state) return [unreachable('no response')]
  const findings = [
    state.version < leastVersion
      ? fault(`PostgreSQL ${state.name} is too old.`, 'Use PostgreSQL 15 or later.')
      : ok(`PostgreSQL ${state.name} is responding.`),
    await migrations(database),
  ]
  if (!state.has_trigram && !state.may_create)
    findings.push(
      fault(
        'The extension pg_trgm is missing, and this user isn’t allowed to create it.',
        'Run this as the database’s owner: create extension pg_trgm;',
      ),
    )
  if (state.fsync !== 'on' || state.synchronous === 'off')
    findings.push(
      fault(
        `With fsync ${state.fsync} and synchronous_commit ${state.synchronous}, a power cut can lose confirmed changes.`,
        'Set both to on in the server’s configuration.',
      ),
    )
  if (state.connections < connectionsOfProcess)
    findings.push(
      note(
        `The server allows ${state.connections} connections, and one process uses up to ${connectionsOfProcess}.`,
        'Raise max_connections.',
      ),
    )
  const apart = Math.round(Math.abs(now().getTime() - state.clock) / 1000)
  if (apart * 1000 > mostClockMs)
    findings.push(
      fault(
        `This machine’s clock and the database’s are ${apart} seconds apart.`,
        'Sync both with a time server (chrony, systemd-timesyncd).',
      ),
    )
  if (config.DATABASE_POOLER_URL) findings.push(await checkPooler(config.DATABASE_POOLER_URL))
  if (config.DATABASE_READ_URL) findings.push(await checkReplica(config.DATABASE_READ_URL, config))
  return findings
}

async function checkPooler(url: string): Promise<Finding> {
  try {
    const wrong = await findPoolerFault(url)
    return wrong ? fault(wrong.what, wrong.todo) : ok('The pooler is responding.')
  } catch (error) {
    return fault(`DATABASE_POOLER_URL isn’t responding: ${wordsOf(error)}`, 'Check its address, or unset it.')
  }
}

async function checkReplica(url: string, config: Config): Promise<Finding> {
  const replica = await openDatabase({ ...config, DATABASE_URL: url }, 'tools')
  try {
    const { rows } = await replica.db.execute<{ behind: number | null }>(
      sql`select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as behind`,
    )
    const behind = rows[0]?.behind ?? null
    return behind === null
      ? note('DATABASE_READ_URL responds, but isn’t a replica.', 'Unset it if reads go to the same server.')
      : ok(`The read replica is responding, ${Math.round(behind)} s behind.`)
  } catch (error) {
    return fault(`DATABASE_READ_URL isn’t responding: ${wordsOf(error)}`, 'Check its address, or unset it.')
  } finally {
    await replica.close()
  }
}

async function migrations(database: Database): Promise<Finding> {
  const { pending, unknown } = await listPending(database)
  if (unknown.length > 0)
    return note(
      `A newer version has already migrated this database: ${unknown.join(', ')}.`,
      'Only the version just before that one can run on it. For an older version, restore one of its own backups into an empty database.',
    )
  if (pending.length === 0) return ok('All its migrations are applied.')
  return note(
    `Not applied yet: ${pending.slice(0, 3).join(', ')}${pending.length > 3 ? ` and ${pending.length - 3} more` : ''}.`,
    'Make a backup, then start: they’re applied before the first page is served.',
  )
}
