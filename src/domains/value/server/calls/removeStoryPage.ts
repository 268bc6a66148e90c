import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import type { valueCalls } from '../../contract.ts'
import { valuePolicy } from '../policy.ts'
import { lockStoryPage, viewStoryPage } from '../story-page.ts'
import { storyPages } from '../tables.ts'

export const removeStoryPage: Handler<typeof valueCalls.removeStoryPage> = async (
  { collabUid },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'showPage', collab)
  const page = await lockStoryPage(tx, collabUid)
  if (!page?.code) return viewStoryPage(config, actor, collab, page)
  await tx.update(storyPages).set({ code: null }).where(eq(storyPages.collabUid, collabUid))
  const { brandUid, influencerUid } = collab
  await record(tx, actor, 'influencer', 'story-page.removed', { subjectUid: collabUid, brandUid, influencerUid })
  await pushToProfiles(tx, [brandUid, influencerUid], ['value'])
  return viewStoryPage(config, actor, collab, { ...page, code: null })
}
