import type { Caller } from '../../kit/server/runner.ts'
import type { Runner } from '../../kit/server/runner.ts'
import type { Database } from '../../kit/server/database.ts'
import type { InputOf, OutputOf } from '../../kit/contract/calls.ts'
import type { allCalls } from '../../product/calls.ts'

type Calls = typeof allCalls

/** Someone of the demo who acts through the product's own calls, at whatever time the clock is set to. */
export type DemoActor = <Name extends keyof Calls>(
  name: Name,
  input: Partial<InputOf<Calls[Name]>>,
) => Promise<OutputOf<Calls[Name]>>

export function demoActor(database: Database, runner: Runner, accountUid: string | null): DemoActor {
  const caller: Caller = { accountUid, sessionUid: null, requestId: 'demo', address: '127.0.0.1' }
  const call = (name: string, input: unknown): Promise<unknown> =>
    database.db.transaction((tx) => runner.runIn(tx, name, input, caller))
  // The runner parses each answer by the contract that the type is made of.
  return call as DemoActor
}
