import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { findStoryPage, viewStoryPage } from '../story-page.ts'

export const getStoryPage: Handler<typeof valueCalls.getStoryPage> = async ({ collabUid }, { actor, db, config }) => {
  const collab = await getCollab(db, actor, collabUid)
  return viewStoryPage(config, actor, collab, await findStoryPage(db, collabUid))
}
