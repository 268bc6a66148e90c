import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { importCalls } from '../../contract.ts'
import { hasNeeded, needsField } from '../../fields.ts'
import { changeState } from '../change-state.ts'
import { assertState, lockImport } from '../reads.ts'
import { refuseByKey } from '../venues/corrections.ts'

export const startImport: Handler<typeof importCalls.startImport> = async ({ uid }, { actor, tx }) => {
  const run = await lockImport(tx, uid)
  assertState(run, 'draft')
  refuseByKey(actor, run.corrections)
  if (!hasNeeded(run.kind, run.mapping)) throw new CallError('failed-precondition', needsField[run.kind])
  return changeState(tx, actor, run, 'running', 'import.started', { startedBy: accountOf(actor) })
}
