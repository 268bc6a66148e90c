import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { first, must } from '../contract/must.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { type Bus, openBus, say } from './bus.ts'
import { catchUp, isCatchingUp } from './catching-up.ts'
import { type Database, openPostgres } from './database.ts'
import { type Job, type Jobs, startJobs } from './jobs.ts'
import { openLog } from './log.ts'

let database: Database
let bus: Bus
const log = openLog('silent')
const started: Jobs[] = []

beforeEach(async () => {
  database = await emptyDatabase()
  bus = await openBus(database, log)
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.close()))
  await bus.close()
  await database.pool.query('drop schema if exists jobs cascade')
})

async function start(job: Job<null>): Promise<void> {
  started.push(await startJobs([job], null, { database, bus, log }))
}
const never = '0 0 1 1 *'
const tell = (channel: string) => database.db.transaction((tx) => say(tx, channel, ''))

it('looks once at what became due while nothing ran', async () => {
  let runs = 0
  await start({ name: 'catch-up', cron: never, run: async () => void (runs += 1) })
  await expect.poll(() => runs).toBe(1)
})

it('runs on a message, once for a burst, and again for what was said while it was at work', async () => {
  let runs = 0
  let finish = () => undefined as void
  await start({
    name: 'woken',
    cron: never,
    on: 'wake-up',
    run: async () => {
      runs += 1
      if (runs === 2) await new Promise<void>((resolve) => (finish = resolve))
    },
  })
  await expect.poll(() => runs).toBe(1)
  for (let said = 0; said < 20; said += 1) await tell('wake-up')
  await expect.poll(() => runs).toBe(2)
  await tell('wake-up')
  finish()
  await expect.poll(() => runs).toBe(3)
})

it('starts at once on a message although a killed process still holds its turn in the queue', async () => {
  let [holds, runs] = [0, 0]
  let finish = () => undefined as void
  const hold = () => new Promise<void>((resolve) => ([holds, finish] = [holds + 1, resolve]))
  await start({ name: 'claims', cron: never, run: hold })
  await expect.poll(() => holds).toBe(1)
  await start({ name: 'claims', cron: never, on: 'wake-up', atOnce: true, run: async () => void (runs += 1) })
  // What became due while nothing ran is looked for at the start already.
  await expect.poll(() => runs).toBeGreaterThan(0)
  const before = runs
  await tell('wake-up')
  await expect.poll(() => runs).toBeGreaterThan(before)
  finish()
})

it('is at work in one place at a time, however many run it', async () => {
  let [atWork, most, runs] = [0, 0, 0]
  const job: Job<null> = {
    name: 'alone',
    cron: never,
    on: 'go',
    run: async () => {
      runs += 1
      atWork += 1
      most = Math.max(most, atWork)
      await database.pool.query('select 1')
      atWork -= 1
    },
  }
  await start(job)
  await start(job)
  await expect.poll(() => runs).toBeGreaterThan(0)
  await tell('go')
  const before = runs
  await expect.poll(() => runs).toBeGreaterThan(before)
  expect(most).toBe(1)
})

it('tries again after a failure', async () => {
  let runs = 0
  await start({
    name: 'failing',
    cron: never,
    run: async () => {
      runs += 1
      if (runs === 1) throw new Error('the first time fails')
    },
  })
  await expect.poll(() => runs).toBe(2)
})

it('lets a job that is at work finish before it closes', async () => {
  let finish = () => undefined as void
  let atWork = false
  let done = false
  await start({
    name: 'long',
    cron: never,
    run: async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
        atWork = true
      })
      await database.pool.query('select 1')
      done = true
    },
  })
  await expect.poll(() => atWork).toBe(true)
  const closing = first(started.splice(0)).close()
  finish()
  await closing
  expect(done).toBe(true)
})

it('goes on after the clock was ahead for a while', async () => {
  let runs = 0
  const job: Job<null> = { name: 'timed', cron: never, run: async () => void (runs += 1) }
  await start(job)
  await expect.poll(() => runs).toBe(1)
  await first(started.splice(0)).close()
  const month = `now() + interval '30 days'`
  await database.pool.query(`update jobs.version set cron_on = ${month}, bam_on = ${month}`)
  await database.pool.query(`update jobs.queue set maintain_on = ${month}, monitor_claim_on = ${month}`)
  await database.pool.query(
    `insert into jobs.job (name, state, policy, start_after) values ('timed', 'retry', 'exclusive', ${month})`,
  )
  await start(job)
  // Once more where the one that waited had ended before the start looked for what became due.
  await expect.poll(() => runs).toBeGreaterThan(1)
  const { rows } = await database.pool.query(`select 1 from jobs.version, jobs.queue
    where cron_on > now() + interval '1 hour' or bam_on > now() + interval '1 hour'
    or maintain_on > now() + interval '1 hour' or monitor_claim_on > now() + interval '1 hour'`)
  expect(rows).toEqual([])
})

it('goes on while it runs, after the clock was ahead for a while', async () => {
  let runs = 0
  const job: Job<null> = { name: 'timed-on', cron: never, run: async () => void (runs += 1) }
  const jobs = await startJobs([job], null, { database, bus, log, mendMs: 200 })
  started.push(jobs)
  await expect.poll(() => runs).toBe(1)
  const month = `now() + interval '30 days'`
  // What the queue writes while the clock says a month ahead: then the clock is set right.
  await database.pool.query(`update jobs.version set cron_on = ${month}, bam_on = ${month}`)
  await database.pool.query(`update jobs.queue set maintain_on = ${month}, monitor_claim_on = ${month}`)
  await database.pool.query(
    `insert into jobs.job (name, state, policy, start_after) values ('timed-on', 'retry', 'exclusive', ${month})`,
  )
  await expect.poll(() => runs).toBe(2)
  await expect
    .poll(
      async () =>
        (await database.pool.query(`select 1 from jobs.version where cron_on > now() + interval '1 hour'`)).rows,
    )
    .toEqual([])
})

it('logs the code of what the database said to the queue', async () => {
  const lines: string[] = []
  const jobs = await startJobs([{ name: 'coded', cron: never, run: async () => undefined }], null, {
    database,
    bus,
    log: openLog('error', { write: (line) => void lines.push(line) }),
  })
  // Dropped, its tables would be locked in another order than the queue locks them.
  await database.pool.query('alter schema jobs rename to gone')
  await expect
    .poll(() => lines.some((line) => line.includes('"code":"42P01"') || line.includes('"code":"3F000"')), {
      timeout: 15_000,
    })
    .toBe(true)
  await jobs.close()
})

// The embedded database has one connection for everything.
// oxlint-disable-next-line vitest/no-conditional-tests
if (inject('postgresUrl'))
  it('starts although the jobs that began first hold every connection, and runs the others after them', async () => {
    const { connectionString } = database
    const [forJobs, forQueue] = (['jobs', 'queue'] as const).map((purpose) =>
      openPostgres(must(connectionString), { purpose }),
    ) as [Database, Database]
    const gate = await database.pool.connect()
    await gate.query('select pg_advisory_lock(71)')
    const ran: number[] = []
    const jobs = Array.from({ length: 12 }, (_, at): Job<null> => ({
      name: `holds-${at}`,
      cron: never,
      run: async () => {
        await forJobs.pool.query('select pg_advisory_xact_lock_shared(71)')
        ran.push(at)
      },
    }))
    started.push(await startJobs(jobs, null, { database: forQueue, bus, log }))
    await expect.poll(() => forJobs.waiting()).toBeGreaterThan(0)
    expect(ran).toEqual([])
    await gate.query('select pg_advisory_unlock(71)')
    gate.release()
    await expect.poll(() => ran.length).toBe(jobs.length)
    await Promise.all(started.splice(0).map((one) => one.close()))
    await Promise.all([forJobs.close(), forQueue.close()])
  })

it('tells its work, and nobody else’s, that much is due at once after nothing ran for a month', async () => {
  const seen: boolean[] = []
  const job = { name: 'late', cron: never, run: async () => void seen.push(isCatchingUp()) }
  await start(job)
  await expect.poll(() => seen).toEqual([false])
  await first(started.splice(0)).close()
  await database.pool.query(`update jobs.version set cron_on = now() - interval '31 days'`)
  await start(job)
  await expect.poll(() => seen).toEqual([false, true])
  expect(isCatchingUp()).toBe(false)
  catchUp(0)
})
