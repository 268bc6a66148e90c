import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createServerOfNode } from 'node:net'
import { join, resolve } from 'node:path'
import { releaseWaitingMail } from '../../kit/server/mail/outbox.ts'
import { localOutbox } from '../../adapters/mail/mail.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { openPush } from '../../adapters/push/open-push.ts'
import { makePushKeys } from '../../domains/notifications/server/push-keys.ts'
import { CallTimes } from '../../domains/usage/server/speed.ts'
import { openBus } from '../../kit/server/bus.ts'
import { isUnavailable } from '../../kit/server/database-errors.ts'
import { type Config, ConfigError, defaultHolidays, unwritable } from '../../kit/server/config.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import { knowsHolidaysOf } from '../../kit/server/holidays.ts'
import { openBeside, openDatabase } from '../../kit/server/open-database.ts'
import { type Jobs, startJobs } from '../../kit/server/jobs.ts'
import { openLog } from '../../kit/server/log.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { allJobs } from '../../product/server/jobs.ts'
import { startTracing } from '../../kit/server/tracing.ts'
import { assertPaymentsFit } from './change-payments.ts'
import { wordsOf } from './doctor/finding.ts'
import { createServer, createWorkerServer } from './server.ts'
import { findPoolerFault } from '../../kit/server/pooler.ts'
import { keepSpeed } from './speed.ts'
import { unsetChannels } from './support.ts'

export type Running = {
  url: string
  database: Awaited<ReturnType<typeof openDatabase>>
  /** Whether the jobs could be started; what is asked is answered meanwhile. */
  working: Promise<unknown>
  close: () => Promise<void>
}

/** Opens the database, migrates, serves, and then starts the jobs. `prepare` runs between migrating and serving. */
export async function run(
  config: Config,
  prepare?: (database: Running['database']) => Promise<void>,
): Promise<Running> {
  await assertReady(config)
  const log = openLog(config.LOG_LEVEL)
  // Before the database: its connections are traced from their beginning.
  const endTracing = await startTracing(config)
  const database = await openDatabase(config)
  const closing: (() => unknown)[] = [endTracing, () => database.close()]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const tools = await openBeside(database, config, 'tools')
    try {
      const applied = await migrate(tools).catch((error: unknown) => {
        throw config.DATABASE_URL && isUnavailable(error) ? unreachable(error) : error
      })
      if (applied.length > 0) log.info({ applied }, 'migrated')
      await makePushKeys(tools.db, config, openPush(config))
      await prepare?.(tools)
    } finally {
      await tools.close()
    }
    const payments = openPayments(config, database.db)
    await assertPaymentsFit({ db: database.db, payments, log })
    const forJobs = config.ROLE === 'web' ? null : await openJobs(database, config)
    closing.push(() => forJobs?.close())
    const bus = await openBus(database, log, forJobs ? [forJobs.work, forJobs.queue] : [])
    closing.push(() => bus.close())
    const mail = config.SMTP_URL ? await openSmtp(config.SMTP_URL, config.MAIL_FROM) : localOutbox
    closing.push(() => mail.close())
    // The settings may have been mended since the last try.
    await releaseWaitingMail(database.db)
    if (payments.name === 'sandbox' && !isOwnMachine(config.publicUrl))
      log.warn('payments use the sandbox, so anyone can get a plan without paying. Set STRIPE_SECRET_KEY')
    if (!config.SMTP_URL && !isOwnMachine(config.publicUrl))
      log.warn('no mail server is set, so no one can get a sign-in link. Set SMTP_URL and MAIL_FROM')
    const unset = unsetChannels(config)
    if (unset.length > 0) log.info({ unset }, 'support channels without an address aren’t shown on /support')
    let jobs: Promise<Jobs | null> = Promise.resolve(null)
    closing.push(async () => (await jobs.catch(() => null))?.close())
    const times = new CallTimes()
    const speed = keepSpeed(database, times, log)
    closing.push(() => speed.close())
    const parts = { database, config, bus, log, times }
    const server = await (config.ROLE === 'worker' ? createWorkerServer : createServer)(parts)
    closing.push(() => server.close())
    const url = await server.listen({ port: config.PORT, host: config.HOST })
    if (forJobs) {
      const context = { db: forJobs.work.db, config, mail, log, payments }
      jobs = startJobs(allJobs, context, { database: forJobs.queue, bus, log })
      // `working` tells.
      jobs.catch(() => undefined)
    }
    return { url, database, working: jobs, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Its library is loaded only where there is a mail server. */
async function openSmtp(url: string, from: string) {
  const { smtpSender } = await import('../../adapters/mail/smtp.ts')
  return smtpSender(url, from)
}

/** Connections of their own for jobs and their queue, so that neither waits for calls. */
async function openJobs(database: Running['database'], config: Config) {
  const work = await openBeside(database, config, 'jobs')
  const queue = await openBeside(database, config, 'queue').catch(async (error: unknown) => {
    await work.close()
    throw error
  })
  return { work, queue, close: () => Promise.all([work.close(), queue.close()]) }
}

const unreachable = (error: unknown) =>
  new ConfigError(
    `DATABASE_URL: the database isn’t responding (${wordsOf(error)}). Check its host, port, user, password and the name of the database.`,
  )

/** Says before anything is made what would keep the product from starting on this machine. */
export async function assertReady(config: Config): Promise<void> {
  if (config.ROLE !== 'all' && !config.DATABASE_URL)
    throw new ConfigError(
      `ROLE=${config.ROLE}: needs a database server, DATABASE_URL. The embedded database belongs to one process, which does everything.`,
    )
  if (config.DATABASE_POOLER_URL) await assertPooler(config.DATABASE_POOLER_URL, config)
  await assertFree(config)
  assertWritable(config.DATA_DIR)
  await assertHolidays(config.SUPPORT_HOLIDAYS)
}

/** Says what a pooler lacks, before statements without their limits go by it. */
async function assertPooler(url: string, { DATABASE_URL }: Config): Promise<void> {
  if (!DATABASE_URL) throw new ConfigError('DATABASE_POOLER_URL: needs DATABASE_URL as well, the database itself.')
  const wrong = await findPoolerFault(url).catch((error: unknown) => {
    throw isUnavailable(error) ? unreachable(error) : error
  })
  if (wrong) throw new ConfigError(`DATABASE_POOLER_URL: ${wrong.what} ${wrong.todo}`)
}

/** Says that nobody knows the holidays of a place. The one that is set by default isn’t looked up: what knows it is large. */
async function assertHolidays(place: string): Promise<void> {
  if (place !== defaultHolidays && !(await knowsHolidaysOf(place)))
    throw new ConfigError(
      `SUPPORT_HOLIDAYS=${place}: we don’t know its public holidays. Use a country code, such as FR, or a region code, such as GB-SCT.`,
    )
}

/** Says before anything is made that the disk is full, read-only or somebody else’s. */
export function assertWritable(dataDir: string): void {
  const folder = resolve(dataDir)
  const probe = join(folder, `.written-by-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, 'x'.repeat(8_192))
    rmSync(probe)
  } catch (error) {
    // A full disk leaves a file without anything in it.
    if (existsSync(probe)) rmSync(probe)
    throw unwritable(dataDir, error)
  }
}

/** Says before anything is made that the port is taken, or the host none of this machine. */
async function assertFree({ HOST, PORT }: Config): Promise<void> {
  const probe = createServerOfNode()
  const listening = once(probe.listen(PORT, HOST), 'listening')
  await listening.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${PORT} is already in use. Stop the program that uses it, or choose another port: PORT=${PORT + 1} npm start`,
      )
    if (error.code === 'EACCES')
      throw new ConfigError(`PORT=${PORT} needs administrator rights on this machine. Choose a port above 1023.`)
    throw new ConfigError(`HOST=${HOST} isn’t an address of this machine (${error.code}). Use 127.0.0.1 or 0.0.0.0.`)
  })
  await new Promise((resolve) => probe.close(resolve))
}
