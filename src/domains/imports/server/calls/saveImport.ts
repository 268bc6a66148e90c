import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { saveDraft } from '../save-draft.ts'
import { refuseByKey } from '../venues/corrections.ts'

export const saveImport: Handler<typeof importCalls.saveImport> = async (input, context) => {
  refuseByKey(context.actor, input.corrections)
  return saveDraft(context, input)
}
