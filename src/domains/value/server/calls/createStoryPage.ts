import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must, one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { notifyProfiles } from '../../../collabs/server/save.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { storyPageShows } from '../../story-page.ts'
import { valuePolicy } from '../policy.ts'
import { lockStoryPage, viewStoryPage } from '../story-page.ts'
import { storyPages } from '../tables.ts'
import { makeCode } from '../tracking.ts'

const codeLength = 10

export const createStoryPage: Handler<typeof valueCalls.createStoryPage> = async (
  { collabUid },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'showPage', collab)
  if (collab.outcome !== 'completed')
    throw new CallError('failed-precondition', 'You can make a page once all of your content is published.')
  const before = await lockStoryPage(tx, collabUid)
  if (before?.code) return viewStoryPage(config, actor, collab, before)
  const { brandName, title } = must(collab.terms, 'agreed terms')
  if (before?.brandAgrees === false)
    throw new CallError(
      'failed-precondition',
      `${brandName} said no to a public page. Message them if you’d like to ask again.`,
    )
  const code = makeCode(codeLength)
  const after = before
    ? one(await tx.update(storyPages).set({ code }).where(eq(storyPages.collabUid, collabUid)).returning())
    : one(await tx.insert(storyPages).values({ collabUid, askedAt: now(), code }).returning())
  const { brandUid, influencerUid } = collab
  await record(tx, actor, 'influencer', 'story-page.created', { subjectUid: collabUid, brandUid, influencerUid })
  await pushToProfiles(tx, [brandUid, influencerUid], ['value'])
  if (!before) {
    const { profile } = must((await findInfluencers(tx, [influencerUid])).get(influencerUid), 'creator')
    const content = {
      kind: 'content.story-page-asked',
      title: `May ${profile.name} show “${title}” on a public page?`,
      lines: [storyPageShows],
      action: 'Answer',
    }
    await notifyProfiles({ tx, config }, collab, [brandUid], content, 'story-page')
  }
  return viewStoryPage(config, actor, collab, after)
}
