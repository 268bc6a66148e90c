import type { Actor } from '../../access/roles.ts'
import { gate } from '../../access/server/gate.ts'
import type { Services } from '../../access/server/handler.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { loadActor } from '../../domains/accounts/server/load-actor.ts'
import type { ListCalls, ListPage } from '../../domains/desk/server/list-calls.ts'
import type { Call } from '../../kit/contract/calls.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Db } from '../../kit/server/database.ts'
import { createRunner, type Runner } from '../../kit/server/runner.ts'
import { allCalls } from '../calls.ts'
import { allHandlers } from './handlers.ts'
import { openServices } from './services.ts'

const calls: Call[] = Object.values(allCalls)
/** What takes `tableInput`. */
const isList = ({ kind, input }: Call) => kind === 'read' && 'shape' in input && 'want' in (input.shape as object)
const lists = new Map(calls.filter(isList).map((call) => [call.name, call]))

/** The calls that answer lists in pages, each as its caller would make it. */
export const callsOfLists: ListCalls = {
  isList: (name) => lists.has(name),
  isOpenTo: (name, actor) => {
    const call = lists.get(name)
    if (!call) return false
    try {
      gate(call, actor)
      return true
    } catch {
      return false
    }
  },
  read: async ({ db, config }, name, asked, accountUid) => {
    let runner = runners.get(db)
    if (!runner) runners.set(db, (runner = openRunner(db, config)))
    return (await runner.run(name, asked, { accountUid, sessionUid: null, requestId: 'list', address: '' })) as ListPage
  },
}

/** One for each database: tests open many. */
const runners = new WeakMap<Db, Runner>()

function openRunner(db: Db, config: Config): Runner {
  const outside = openServices(config, db)
  return createRunner<Actor, Services>({
    calls: [...lists.values()],
    handlers: allHandlers,
    config,
    db,
    loadActor,
    gate,
    // How many files somebody may ask for is limited where they ask.
    limit: async () => undefined,
    services: (on) => ({ ...outside, payments: openPayments(config, on), primary: on }),
  })
}
