import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { notifyProfiles } from '../../../collabs/server/save.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import type { valueCalls } from '../../contract.ts'
import { valuePolicy } from '../policy.ts'
import { lockStoryPage, viewStoryPage } from '../story-page.ts'
import { storyPages } from '../tables.ts'

export const answerStoryPage: Handler<typeof valueCalls.answerStoryPage> = async (
  { collabUid, agrees },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'answerPage', collab)
  const page = await lockStoryPage(tx, collabUid)
  if (!page)
    throw new CallError(
      'failed-precondition',
      'The creator hasn’t asked for a public page, so there’s nothing to answer.',
    )
  if (page.brandAgrees === agrees) return viewStoryPage(config, actor, collab, page)
  await tx.update(storyPages).set({ brandAgrees: agrees }).where(eq(storyPages.collabUid, collabUid))
  const { brandUid, influencerUid } = collab
  const subject = { subjectUid: collabUid, brandUid, influencerUid }
  const kind = agrees ? 'story-page.agreed' : 'story-page.declined'
  await record(tx, actor, 'brand', kind, subject, { before: { agrees: page.brandAgrees }, after: { agrees } })
  await pushToProfiles(tx, [brandUid, influencerUid], ['value'])
  const { brandName } = must(collab.terms, 'agreed terms')
  const content = {
    kind: 'content.story-page-answered',
    title: agrees ? `${brandName} agreed to your public page` : `${brandName} said no to your public page`,
    lines: [
      agrees ? 'Share your story from the collab.' : 'Nobody can open the page. Your story is still there for you.',
    ],
    action: 'Open collab',
  }
  await notifyProfiles({ tx, config }, collab, [influencerUid], content, `story-page:${now().getTime()}`)
  return viewStoryPage(config, actor, collab, { ...page, brandAgrees: agrees })
}
