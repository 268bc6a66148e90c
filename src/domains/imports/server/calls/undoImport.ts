import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { importCalls } from '../../contract.ts'
import { undoDays } from '../../outcomes.ts'
import { changeState } from '../change-state.ts'
import { assertState, lockImport } from '../reads.ts'
import { mayUndo } from '../undo.ts'
import { isOver } from '../view.ts'

export const undoImport: Handler<typeof importCalls.undoImport> = async ({ uid }, { actor, tx }) => {
  const run = await lockImport(tx, uid)
  if (!isOver(run)) assertState(run, 'paused', 'done', 'failed')
  if (!mayUndo(run))
    throw new CallError(
      'failed-precondition',
      `This import ended more than ${undoDays} days ago, so it can’t be undone.`,
    )
  return changeState(tx, actor, run, 'undoing', 'import.undone')
}
