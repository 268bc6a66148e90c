import { CallError } from '../../kit/contract/errors.ts'
import type { Caller } from '../../kit/server/runner.ts'
import type { Runner } from '../../kit/server/runner.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { InputOf, OutputOf } from '../../kit/contract/calls.ts'
import type { RememberingClient } from './remembered-reads.ts'
import type { allCalls } from '../../product/calls.ts'

type Calls = typeof allCalls

/** Someone of the demo who acts through the product's own calls, at whatever time the clock is set to. */
export type DemoActor = <Name extends keyof Calls>(
  name: Name,
  input: Partial<InputOf<Calls[Name]>>,
) => Promise<OutputOf<Calls[Name]>>

/** The demo is one transaction, and each call a step of it: a refusal undoes that call alone. */
export function openDemoStage(
  tx: Tx,
  runner: Runner,
  { beginStep, undoStep }: Pick<RememberingClient, 'beginStep' | 'undoStep'>,
): (accountUid: string | null) => DemoActor {
  return (accountUid) => {
    const caller: Caller = { accountUid, sessionUid: null, requestId: 'demo', address: '127.0.0.1' }
    const call = async (name: string, input: unknown): Promise<unknown> => {
      beginStep()
      try {
        return await runner.runIn(tx, name, input, caller)
      } catch (error) {
        if (error instanceof CallError) await undoStep()
        throw error
      }
    }
    // The runner parses each answer by the contract that the type is made of.
    return call as DemoActor
  }
}
