import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { openAsOwner } from '../own/open.ts'
import { saveDraft } from '../save-draft.ts'

export const saveVenueImport: Handler<typeof importCalls.saveVenueImport> = async ({ brandUid, ...input }, context) => {
  const org = await openAsOwner(context.db, context.actor, brandUid)
  return saveDraft(context, input, org.uid)
}
