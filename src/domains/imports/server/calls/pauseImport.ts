import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { importCalls } from '../../contract.ts'
import { changeState } from '../change-state.ts'
import { assertState, lockImport } from '../reads.ts'

export const pauseImport: Handler<typeof importCalls.pauseImport> = async ({ uid }, { actor, tx }) => {
  const run = await lockImport(tx, uid)
  assertState(run, 'running')
  if (run.bytes === null)
    throw new CallError('failed-precondition', 'This import runs in a terminal. Stop it there with Ctrl+C.')
  return changeState(tx, actor, run, 'paused', 'import.paused')
}
