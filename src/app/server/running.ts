import { once } from 'node:events'
import { createServer as createServerOfNode } from 'node:net'
import { releaseWaitingMail } from '../../kit/server/mail/outbox.ts'
import { localOutbox } from '../../adapters/mail/mail.ts'
import { smtpSender } from '../../adapters/mail/smtp.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { openBus } from '../../kit/server/bus.ts'
import { type Config, ConfigError, isOwnMachine } from '../../kit/server/config.ts'
import { openBeside, openDatabase } from '../../kit/server/open-database.ts'
import { startJobs } from '../../kit/server/jobs.ts'
import { openLog } from '../../kit/server/log.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { allJobs } from '../../product/server/jobs.ts'
import { assertPaymentsFit } from './change-payments.ts'
import { createServer } from './server.ts'
import { unsetChannels } from './support.ts'

export type Running = { url: string; database: Awaited<ReturnType<typeof openDatabase>>; close: () => Promise<void> }

/** Opens the database, migrates, serves and starts the jobs. `prepare` runs between migrating and serving. */
export async function run(
  config: Config,
  prepare?: (database: Running['database']) => Promise<void>,
): Promise<Running> {
  await assertFree(config)
  const log = openLog(config.LOG_LEVEL)
  const database = await openDatabase(config)
  const closing: (() => unknown)[] = [() => database.close()]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const tools = await openBeside(database, config, 'tools')
    try {
      const applied = await migrate(tools)
      if (applied.length > 0) log.info({ applied }, 'migrated')
      await prepare?.(tools)
    } finally {
      await tools.close()
    }
    const payments = openPayments(config, database.db)
    await assertPaymentsFit({ db: database.db, payments, log })
    const forJobs = await openBeside(database, config, 'jobs')
    closing.push(() => forJobs.close())
    const bus = await openBus(database, log, [forJobs])
    closing.push(() => bus.close())
    const mail = config.SMTP_URL ? smtpSender(config.SMTP_URL, config.MAIL_FROM) : localOutbox
    closing.push(() => mail.close())
    // The settings may have been mended since the last try.
    await releaseWaitingMail(database.db)
    if (payments.name === 'sandbox' && !isOwnMachine(config.publicUrl))
      log.warn('payments use the sandbox, so anyone can get a plan without paying. Set STRIPE_SECRET_KEY')
    const unset = unsetChannels(config)
    if (unset.length > 0) log.info({ unset }, 'support channels without an address are not shown on /support')
    const context = { db: forJobs.db, config, mail, log, payments }
    const jobs = await startJobs(allJobs, context, { database: forJobs, bus, log })
    closing.push(() => jobs.close())
    const server = await createServer({ database, config, bus, log })
    closing.push(() => server.close())
    const url = await server.listen({ port: config.PORT, host: config.HOST })
    return { url, database, close }
  } catch (error) {
    await close()
    throw error
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
