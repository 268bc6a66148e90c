import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { findFrontStory, viewFrontStory } from '../front-story.ts'

export const getFrontStory: Handler<typeof valueCalls.getFrontStory> = async ({ collabUid }, { actor, db, config }) => {
  const collab = await getCollab(db, actor, collabUid)
  return viewFrontStory(db, config, actor, collab, await findFrontStory(db, collabUid))
}
