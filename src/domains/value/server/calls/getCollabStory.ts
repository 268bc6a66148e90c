import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab } from '../brand-collab.ts'
import { valuePolicy } from '../policy.ts'
import { storyPaperLink, storyPictureLink } from '../story-link.ts'
import { listStoryLinks, viewStory } from '../story.ts'

export const getCollabStory: Handler<typeof valueCalls.getCollabStory> = async (
  { collabUid, comparedPeriod },
  { actor, db, config },
) => {
  const collab = await getBrandCollab(db, actor, collabUid)
  const share = may(valuePolicy, actor, 'share', collab)
  const pdf = (withCosts: boolean) => storyPaperLink(config, { collabUid, withCosts, linkUid: null })
  return {
    ...(await viewStory(db, config, collab, { comparedPeriod })),
    pictureUrl: storyPictureLink(config, collabUid),
    pdfUrls: { plain: pdf(false), costs: pdf(true) },
    links: share ? await listStoryLinks(db, collabUid) : [],
    can: { share },
  }
}
