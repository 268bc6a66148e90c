import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { notifyProfiles } from '../../../collabs/server/save.ts'
import type { valueCalls } from '../../contract.ts'
import { frontPageShows } from '../../shown-story.ts'
import { viewFrontStory } from '../front-story.ts'
import { valuePolicy } from '../policy.ts'
import { frontStories } from '../tables.ts'

export const askForFrontPage: Handler<typeof valueCalls.askForFrontPage> = async (
  { collabUid },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'showFront', collab)
  if (collab.outcome !== 'completed')
    throw new CallError('failed-precondition', 'Ask once all of its content is published.')
  const [made] = await tx.insert(frontStories).values({ collabUid, askedAt: now() }).onConflictDoNothing().returning()
  if (!made) throw new CallError('failed-precondition', 'You’ve already asked both sides. Wait until they’ve replied.')
  const { brandUid, influencerUid } = collab
  await record(tx, actor, 'staff', 'front-story.asked', { subjectUid: collabUid, brandUid, influencerUid })
  const content = {
    kind: 'content.front-page-asked',
    title: `May we show “${must(collab.terms, 'agreed terms').title}” on our front page?`,
    lines: [frontPageShows],
    action: 'Answer',
  }
  await notifyProfiles({ tx, config }, collab, [brandUid, influencerUid], content, 'front-page')
  return viewFrontStory(tx, config, actor, collab, made)
}
