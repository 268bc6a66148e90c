import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { openAsOwner } from '../own/open.ts'
import { saveDraft } from '../save-draft.ts'
import { refuseByKey } from '../venues/corrections.ts'

export const saveVenueImport: Handler<typeof importCalls.saveVenueImport> = async ({ brandUid, ...input }, context) => {
  refuseByKey(context.actor, input.corrections)
  const org = await openAsOwner(context.db, context.actor, brandUid)
  return saveDraft(context, input, org.uid)
}
