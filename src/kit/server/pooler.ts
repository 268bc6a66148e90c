import pg from 'pg'
import { limitsOf } from './database.ts'
import { type Limits, settingsOf } from './pool.ts'

/**
 * What a pooler of transactions sets on each of its connections: PgBouncer’s `connect_query`. It lends them by the
 * transaction, so nothing that a borrower sets stays theirs.
 */
export const connectQueryOf = (limits: Limits) =>
  Object.entries(settingsOf(limits))
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ')
export const connectQuery = connectQueryOf(limitsOf.calls)

/** How often the same named statement is sent over two connections, which then share one of the server’s. */
const tries = 5

/** What’s wrong with a pooler of transactions, as two sentences: what it lacks, and what to write into its settings. Null where it fits. */
export async function findPoolerFault(url: string): Promise<{ what: string; todo: string } | null> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 }))
  try {
    for (const client of clients) {
      client.on('error', () => undefined)
      await client.connect()
    }
    for (const client of clients)
      for (const [name, value] of Object.entries(settingsOf(limitsOf.calls))) {
        const { rows } = await client.query<{ is: string | null }>(
          `select coalesce((select setting from pg_settings where name = $1), current_setting($1, true)) as is`,
          [name],
        )
        if (Number(rows[0]?.is ?? NaN) !== value)
          return {
            what: `The pooler’s connections have ${name} ${rows[0]?.is ?? 'unset'}, not ${value}.`,
            todo: `Set connect_query='${connectQuery}' for the database in pgbouncer.ini, then reload it.`,
          }
      }
    for (let turn = 0; turn < tries; turn += 1)
      for (const [place, client] of clients.entries())
        await client.query({ name: 'pooler check', text: `select ${place} + $1::int as answer`, values: [turn] })
    return null
  } catch (error) {
    // Of a name that another borrower took, or that another connection doesn’t know.
    if (['42P05', '26000', '08P01'].includes((error as { code?: string }).code ?? ''))
      return {
        what: 'The pooler mixes up prepared statements.',
        todo: 'Use PgBouncer 1.21 or later with max_prepared_statements=500.',
      }
    throw error
  } finally {
    for (const client of clients) client.end().catch(() => undefined)
  }
}
