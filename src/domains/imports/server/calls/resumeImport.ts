import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { importCalls } from '../../contract.ts'
import { changeState } from '../change-state.ts'
import { assertState, lockImport } from '../reads.ts'

export const resumeImport: Handler<typeof importCalls.resumeImport> = async ({ uid }, { actor, tx }) => {
  const run = await lockImport(tx, uid)
  assertState(run, 'paused')
  if (run.bytes === null)
    throw new CallError(
      'failed-precondition',
      'We keep files for 7 days, so this one is gone. Import it again: rows already imported stay as they are.',
    )
  return changeState(tx, actor, run, 'running', 'import.resumed')
}
