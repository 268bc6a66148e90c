import './joined.ts'
import { must, mustGet } from '../../kit/contract/must.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { openWebsites } from '../../adapters/websites/open-websites.ts'
import type { Services } from '../../access/server/handler.ts'
import { gate } from '../../access/server/gate.ts'
import { keepActors } from '../../domains/accounts/server/kept-actors.ts'
import { loadActor } from '../../domains/accounts/server/load-actor.ts'
import { keyRates } from '../../domains/keys/fields.ts'
import { loadKeyActor } from '../../domains/keys/server/key-actor.ts'
import type { Call, OutputOf, SentInputOf } from '../../kit/contract/calls.ts'
import type { Bus } from '../../kit/server/bus.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { type Limiter, networkOf, sharedLimiter, steppedLimiter } from '../../kit/server/limits.ts'
import { type Caller, createRunner, type Runner } from '../../kit/server/runner.ts'
import type { Actor } from '../../access/roles.ts'
import { allCalls } from '../calls.ts'
import { dayLimitOf, tooManyToday } from './day-limits.ts'
import { allHandlers } from './handlers.ts'
import { openReplicaFor } from './replica-for.ts'
import { openServices } from './services.ts'

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
  const days = new Map(
    calls.flatMap((call) => {
      const day = dayLimitOf(call)
      return day ? [[call.name, sharedLimiter(database, day.name, day.points, day.seconds, tooManyToday)]] : []
    }),
  )
  const ofKeys = new Map<number, Limiter>(
    keyRates.map((rate) => [
      rate,
      steppedLimiter(
        database,
        `api-key-${rate}`,
        rate,
        60,
        `This API key may make ${rate} calls a minute. Wait a moment, then try again.`,
      ),
    ]),
  )
  const known = bus ? keepActors(bus) : loadActor
  const outside = openServices(config, database.db, websites)
  return createRunner<Actor, Services>({
    calls,
    handlers: allHandlers,
    config,
    db: database.db,
    ...(bus && { replicaFor: openReplicaFor(database, bus) }),
    loadActor: (db, caller) => (caller.apiKey ? loadKeyActor(db, caller) : loadActor(db, caller)),
    knownActor: (db, caller) => (caller.apiKey ? loadKeyActor(db, caller) : known(db, caller)),
    services: (db) => (db === database.db ? outside : { ...outside, payments: openPayments(config, db), primary: db }),
    gate,
    limit: async (call, caller, data) => {
      // A key has a limit of its own, instead of its person's.
      const usual = caller.apiKey ? mustGet(ofKeys, caller.apiKey.perMinute) : byDefault
      const limiter = limiters.get(call.name) ?? usual
      await limiter.take(keyOf(caller))
      if (caller.apiKey && limiter !== usual) await usual.take(keyOf(caller))
      await days.get(call.name)?.take(keyOf(caller))
      const value = call.perMinuteField ? (data as Record<string, unknown> | null)?.[call.perMinuteField] : undefined
      if (typeof value === 'string') await limiter.take(`${call.perMinuteField}:${value.trim().toLowerCase()}`)
    },
  })
}

function keyOf(caller: Caller): string {
  return caller.apiKey?.uid ?? caller.accountUid ?? networkOf(caller.address)
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
