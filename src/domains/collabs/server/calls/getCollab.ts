import type { Handler } from '../../../../access/server/handler.ts'
import { unsafeFindFiles } from '../../../media/server/reads.ts'
import { viewFile } from '../../../media/server/view.ts'
import type { collabCalls } from '../../contract.ts'
import { getCollab as read } from '../reads.ts'
import { viewCollab } from '../view.ts'

/** The evidence of a dispute is shown to whoever brought it and to staff. */
export const getCollab: Handler<typeof collabCalls.getCollab> = async ({ uid }, { actor, db, config }) => {
  const collab = await read(db, actor, uid)
  const view = await viewCollab(db, actor, collab)
  const fileUid = collab.dispute?.fileUid
  if (!view.dispute || !fileUid || view.side === 'brand') return view
  const [file] = await unsafeFindFiles(db, [fileUid])
  return { ...view, dispute: { ...view.dispute, evidence: file ? viewFile(config, file) : null } }
}
