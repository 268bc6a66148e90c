import type { Handler } from '../../../../access/server/handler.ts'
import type { valueCalls } from '../../contract.ts'
import { sharedStory } from '../../shared-story.ts'
import { openStoryLink, viewStory } from '../story.ts'
import { storyPaperLink } from '../story-link.ts'

export const getSharedStory: Handler<typeof valueCalls.getSharedStory> = async ({ token }, { db, config }) => {
  const { uid: linkUid, collab, withCosts } = await openStoryLink(db, token)
  return {
    ...sharedStory(await viewStory(db, config, collab, { usable: true }), withCosts),
    pdfUrl: storyPaperLink(config, { collabUid: collab.uid, withCosts, linkUid }),
  }
}
