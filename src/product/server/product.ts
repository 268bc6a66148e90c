import './joined.ts'
import { must } from '../../kit/contract/must.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { openPlatforms } from '../../adapters/platforms/open-platforms.ts'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { openIdentity } from '../../adapters/identity/open-identity.ts'
import { openWebsites } from '../../adapters/websites/open-websites.ts'
import type { Services } from '../../access/server/handler.ts'
import { gate } from '../../access/server/gate.ts'
import { keepActors } from '../../domains/accounts/server/kept-actors.ts'
import { loadActor } from '../../domains/accounts/server/load-actor.ts'
import type { Call, OutputOf, SentInputOf } from '../../kit/contract/calls.ts'
import type { Bus } from '../../kit/server/bus.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { openLog } from '../../kit/server/log.ts'
import { networkOf, sharedLimiter, steppedLimiter } from '../../kit/server/limits.ts'
import { type Caller, createRunner, type Runner } from '../../kit/server/runner.ts'
import type { Actor } from '../../access/roles.ts'
import { allCalls } from '../calls.ts'
import { allHandlers } from './handlers.ts'

/** The product without HTTP: every call, with its handler, gate and limits, on a database. With a bus it knows for some seconds who asks. */
export function createProduct(
  database: Database,
  config: Config,
  websites: Services['websites'] = openWebsites(config),
  bus: Bus | null = null,
): Runner {
  const calls: Call[] = Object.values(allCalls)
  const byDefault = steppedLimiter(
    database,
    'calls',
    config.CALLS_PER_MINUTE,
    60,
    'Too many requests. Wait a moment, then try again.',
  )
  const limiters = new Map(
    calls
      .filter((call) => call.perMinute !== undefined)
      .map((call) => [
        call.name,
        sharedLimiter(
          database,
          call.name,
          must(call.perMinute, 'per minute'),
          60,
          'Too many requests. Wait a minute, then try again.',
        ),
      ]),
  )
  const storage = openStorage(config)
  const days = new Map(
    calls
      .filter((call) => call.perDay !== undefined)
      .map((call) => [
        call.name,
        sharedLimiter(
          database,
          `${call.name}-day`,
          must(call.perDay, 'per day'),
          86_400,
          'That’s too many requests for today. Try again tomorrow, or contact support.',
        ),
      ]),
  )
  const outside: Services = {
    payments: openPayments(config, database.db),
    storage,
    websites,
    platforms: openPlatforms(config, websites),
    log: openLog(config.LOG_LEVEL),
    identity: openIdentity(config),
    primary: database.db,
  }
  return createRunner<Actor, Services>({
    calls,
    handlers: allHandlers,
    config,
    db: database.db,
    readDb: database.readDb,
    loadActor,
    ...(bus && { knownActor: keepActors(bus) }),
    services: (db) => (db === database.db ? outside : { ...outside, payments: openPayments(config, db), primary: db }),
    gate,
    limit: async (call, caller, data) => {
      const limiter = limiters.get(call.name) ?? byDefault
      await limiter.take(keyOf(caller))
      await days.get(call.name)?.take(keyOf(caller))
      const value = call.perMinuteField ? (data as Record<string, unknown> | null)?.[call.perMinuteField] : undefined
      if (typeof value === 'string') await limiter.take(`${call.perMinuteField}:${value.trim().toLowerCase()}`)
    },
  })
}

function keyOf(caller: Caller): string {
  return caller.accountUid ?? networkOf(caller.address)
}

type Calls = typeof allCalls
export type CallName = keyof Calls
/** What is sent with a call, and what it answers. */
export type Input<Name extends CallName> = SentInputOf<Calls[Name]>
export type Output<Name extends CallName> = OutputOf<Calls[Name]>

/** Runs a call whose name is known here, typed by its contract. */
export function runCall<Name extends CallName>(
  runner: Runner,
  name: Name,
  input: Input<Name>,
  caller: Caller,
): Promise<Output<Name>> {
  // The runner has parsed the answer by what the contract declares.
  return runner.run(name, input, caller) as Promise<Output<Name>>
}
