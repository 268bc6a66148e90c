import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { first, must } from '../src/kit/contract/must.ts'
import { createProduct } from '../src/product/server/product.ts'
import { addStaff, createAccount } from '../src/domains/accounts/server/accounts.ts'
import { appendEvents, type NewEvent } from '../src/domains/usage/server/append.ts'
import { countUsage } from '../src/domains/usage/server/jobs/maintain-partitions.ts'
import { indexWhatIsOver, makePartitions, partitionDays } from '../src/domains/usage/server/partitions.ts'
import { rollUpDay } from '../src/domains/usage/server/roll-up.ts'
import type { Config } from '../src/kit/server/config.ts'
import { type Database, openPostgres } from '../src/kit/server/database.ts'
import { openLog } from '../src/kit/server/log.ts'
import { migrate } from '../src/kit/server/migrate.ts'
import { createDatabase } from './market.ts'

/** Events of one person, whatever the size of the whole: what a person's page has to find. */
const eventsEach = 500
const days = 30
/** The one whose page is read, and whom a search names. */
const somebody = 7
/** Events of one session: they follow each other. */
const perSession = 25
const batch = 500
const writers = 16
/** Batches of one slice of the write comparison, and how many slices each side gets in turn. */
const [sliceBatches, slices] = [200, 5]

export type UsageLog = { database: Database; page: () => Promise<void> }

/** A log of `events` over 30 days with its partitions, roll-ups and indexes as the jobs make them, and the page that reads it. */
export async function openUsageLog(
  { server, name, events, config }: { server: string; name: string; events: number; config: Config },
  closing: AsyncDisposableStack,
): Promise<UsageLog> {
  const url = await createDatabase(server, name, closing)
  const database = openPostgres(url, { max: writers })
  closing.defer(() => database.close())
  await migrate(database)
  const admin = await database.db.transaction(async (tx) => {
    const uid = await createAccount(tx, { email: 'admin@bench.test', displayName: 'Admin' })
    await addStaff(tx, uid, { role: 'admin', displayName: 'Admin', slug: 'admin', secondFactorExempt: true })
    return uid
  })
  await database.pool.query(
    `insert into accounts (uid, email, display_name, created_at) values ($1, 'somebody@bench.test', 'Somebody', now())`,
    [personUid(somebody)],
  )
  await fill(url, database, events)
  for (const day of await partitionDays(database.db)) await rollUpDay(database.db, day)
  await indexWhatIsOver(database.db)
  await countUsage.run({ db: database.db, config, log: openLog('silent') })
  await withClient(url, (client) => client.query('vacuum analyze'))

  const runner = createProduct(database, config)
  const caller = { accountUid: admin, sessionUid: null, requestId: 'bench', address: '127.0.0.1' }
  const aboutOne = [{ field: 'about', is: 'is', values: [personUid(somebody)] }]
  const session = first(
    ((await runner.run('listUsageSessions', { where: aboutOne }, caller)) as { rows: { sessionId: string }[] }).rows,
  )
  return {
    database,
    /**
     * All that an admin sees of it: the newest events, one person's by filter and by name, their sessions, one as a story, and
     * the figures.
     */
    page: async () => {
      await runner.run('listUsageEvents', {}, caller)
      await runner.run('listUsageEvents', { where: aboutOne }, caller)
      await runner.run('listUsageEvents', { search: 'somebody' }, caller)
      await runner.run('listUsageSessions', { where: aboutOne }, caller)
      await runner.run('getUsageSession', { sessionId: session.sessionId }, caller)
      await runner.run('getUsageStats', { days: 28 }, caller)
    },
  }
}

function personUid(n: number): string {
  return `account_${String(n).padStart(26, '0')}`
}

/** The events, written straight into the partitions that one event for each day has called for. */
async function fill(url: string, database: Database, events: number): Promise<void> {
  const people = events / eventsEach
  await withClient(url, async (client) => {
    const rows = (from: string, at: string) => `
      insert into user_events (at, event_id, name, target_type, target_name, session_id, account_uid, role, device, source)
      select ${at}, gen_random_uuid(),
        (array['PAGE_VIEW', 'PAGE_VIEW', 'SESSION_ACTIVITY', 'SESSION_HEARTBEAT'])[1 + i % 4], 'page',
        (array['/app/influencer/browse', '/app/brand/dashboard', '/app/dms', '/app/analytics'])[1 + i % 4],
        overlay(overlay(md5((i / ${perSession})::text) placing '4' from 13) placing '8' from 17)::uuid,
        'account_' || lpad(((i / ${perSession}) % ${people})::text, 26, '0'),
        (array['influencer', 'brand'])[1 + i % 2], 'phone', 'call'
      from ${from}`
    await client.query(rows(`generate_series(0, ${days - 1}) i`, `now() - (i || ' days')::interval`))
    await makePartitions(database.db)
    await client.query(
      rows(`generate_series(1, ${events}) i`, `now() - interval '${days - 1} days' * (i::float8 / ${events})`),
    )
  })
}

/** Work on a connection of its own: those of the product end a statement that takes long. */
async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Events a second through our way in, beside plain inserts of as many rows a statement into a plain table of the same columns. */
export async function compareWrites({ database }: UsageLog): Promise<{ ours: number; theirs: number; ratio: number }> {
  const { pool, db } = database
  await pool.query(`create table plain_events (like user_events including defaults, primary key (at, event_id))`)
  const rates = { ours: [] as number[], theirs: [] as number[] }
  for (let slice = 0; slice < slices; slice += 1) {
    rates.ours.push(await rateOf((events) => appendEvents(db, events)))
    rates.theirs.push(await rateOf(async (events) => void (await pool.query(plainInsert, plainValues(events)))))
  }
  await pool.query('drop table plain_events')
  const median = (values: number[]) => must(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)])
  const [ours, theirs] = [median(rates.ours), median(rates.theirs)]
  return { ours, theirs, ratio: ours / theirs }
}

async function rateOf(write: (events: NewEvent[]) => Promise<void>): Promise<number> {
  const batches = Array.from({ length: sliceBatches }, () => Array.from({ length: batch }, newEvent))
  const started = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let at = writer; at < batches.length; at += writers) await write(must(batches[at]))
    }),
  )
  return (sliceBatches * batch) / ((performance.now() - started) / 1000)
}

function newEvent(): NewEvent {
  return {
    at: new Date(),
    eventId: randomUUID(),
    name: 'PAGE_VIEW',
    targetType: 'page',
    targetName: '/app/dms',
    sessionId: randomUUID(),
    accountUid: personUid(3),
    role: 'brand',
    device: 'phone',
    source: 'call',
  }
}

const columns = [
  'at',
  'event_id',
  'name',
  'target_type',
  'target_name',
  'session_id',
  'account_uid',
  'role',
  'device',
  'source',
]
const plainInsert = `insert into plain_events (${columns.join(', ')}) values ${Array.from(
  { length: batch },
  (_, row) => `(${columns.map((_column, at) => `$${row * columns.length + at + 1}`).join(', ')})`,
).join(', ')}`

function plainValues(events: NewEvent[]): unknown[] {
  return events.flatMap((event) => [
    event.at,
    event.eventId,
    event.name,
    event.targetType,
    event.targetName,
    event.sessionId,
    event.accountUid,
    event.role,
    event.device,
    event.source,
  ])
}

/** The time of the page in both logs, asked in turn. */
export async function comparePages(
  small: UsageLog,
  large: UsageLog,
): Promise<{ ours: number; theirs: number; ratio: number }> {
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < 25; round += 1) {
    for (const [name, log] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const started = performance.now()
      await log.page()
      times[name].push(performance.now() - started)
    }
  }
  const median = (values: number[]) =>
    must(values.slice(5).toSorted((a, b) => a - b)[Math.floor((values.length - 5) / 2)])
  const [theirs, ours] = [median(times.small), median(times.large)]
  return { ours, theirs, ratio: ours / theirs }
}
