import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { saveDraft } from '../save-draft.ts'

export const saveImport: Handler<typeof importCalls.saveImport> = (input, context) => saveDraft(context, input)
