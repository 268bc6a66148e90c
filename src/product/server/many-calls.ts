import type { Call } from '../../kit/contract/calls.ts'
import { gate } from '../../access/server/gate.ts'
import type { Services } from '../../access/server/handler.ts'
import type { Actor } from '../../access/roles.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { loadActor } from '../../domains/accounts/server/load-actor.ts'
import type { ManyCalls } from '../../domains/desk/server/many-calls.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Db } from '../../kit/server/database.ts'
import { takePoint } from '../../kit/server/limits.ts'
import { createRunner, type Runner } from '../../kit/server/runner.ts'
import { allCalls } from '../calls.ts'
import { dayLimitOf, tooManyToday } from './day-limits.ts'
import { allHandlers } from './handlers.ts'
import { openServices } from './services.ts'

const calls: Call[] = Object.values(allCalls)
const forMany = new Map(calls.filter((call) => call.many).map((call) => [call.name, call]))

/** The calls that may be made for many records at once, each as its caller would make it: gate, policy and rules are the same. */
export const callsForMany: ManyCalls = {
  touchesOf: (name) => {
    const call = forMany.get(name)
    return call ? (call.touches ?? []) : null
  },
  make: async (tx, { db, config }, name, input, accountUid) => {
    const call = forMany.get(name)
    const day = call && dayLimitOf(call)
    if (day) await takePoint(tx, day, accountUid, tooManyToday)
    let runner = runners.get(db)
    if (!runner) runners.set(db, (runner = openRunner(db, config)))
    return runner.runIn(tx, name, input, { accountUid, sessionUid: null, requestId: 'bulk', address: '' })
  },
}

/** One for each database: tests open many. */
const runners = new WeakMap<Db, Runner>()

function openRunner(db: Db, config: Config): Runner {
  const outside = openServices(config, db)
  return createRunner<Actor, Services>({
    calls: [...forMany.values()],
    handlers: allHandlers,
    config,
    db,
    loadActor,
    gate,
    // A day’s limit is kept above. How many records there may be at once is limited where they are chosen, instead of by the minute.
    limit: async () => undefined,
    services: (tx) => ({ ...outside, payments: openPayments(config, tx), primary: tx }),
  })
}
