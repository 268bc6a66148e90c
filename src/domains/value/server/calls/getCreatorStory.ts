import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { viewCreatorStory } from '../creator-story.ts'

export const getCreatorStory: Handler<typeof valueCalls.getCreatorStory> = async (
  { collabUid },
  { actor, db, config },
) => {
  const collab = await getCollab(db, actor, collabUid)
  assertSeesInfluencer(actor, collab.influencerUid)
  return viewCreatorStory(db, config, collab)
}
