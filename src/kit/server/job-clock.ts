import type { Database } from './database.ts'

/** What is further ahead than this was written while the clock was wrong. */
const ahead = `now() + interval '5 minutes'`

/**
 * After the clock was ahead for a while, the queue waits until the time it saw then comes round: for its next look at the
 * schedule, for a job to be tried again, for one at work to count as lost. What it wrote of the future is set to the present.
 */
export async function forgetFuture({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await forgetTimes(pool, 'version', ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'])
  await forgetTimes(pool, 'queue', ['monitor_claim_on', 'monitor_on', 'maintain_on', 'delta_on'])
  // Retries are at most some minutes away.
  await pool.query(`update jobs.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + interval '1 hour'`)
  await pool.query(`update jobs.job set started_on = now(), heartbeat_on = now()
    where state = 'active' and (started_on > ${ahead} or heartbeat_on > ${ahead})`)
}

/** For how long (ms) no process looked at the schedule; 0 where none ever did. */
export async function idleFor({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows: known } = await pool.query<{ there: boolean }>(
    `select to_regclass('jobs.version') is not null as there`,
  )
  if (!known[0]?.there) return 0
  const { rows } = await pool.query<{ ms: number | null }>(
    'select (extract(epoch from now() - max(cron_on)) * 1000)::float8 as ms from jobs.version',
  )
  return Math.max(0, rows[0]?.ms ?? 0)
}

async function forgetTimes(pool: Database['pool'], table: string, columns: readonly string[]): Promise<void> {
  const present = columns.map((column) => `${column} = case when ${column} > ${ahead} then null else ${column} end`)
  const isWrong = columns.map((column) => `${column} > ${ahead}`)
  await pool.query(`update jobs.${table} set ${present.join(', ')} where ${isWrong.join(' or ')}`)
}
