import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { notifyManager } from '../../../collabs/server/save.ts'
import type { valueCalls } from '../../contract.ts'
import { lockFrontStory, viewFrontStory } from '../front-story.ts'
import { valuePolicy } from '../policy.ts'
import { frontStories } from '../tables.ts'

export const answerFrontPage: Handler<typeof valueCalls.answerFrontPage> = async (
  { collabUid, agrees },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'answerFront', collab)
  const side = sideOn(actor, collab)
  const story = await lockFrontStory(tx, collabUid)
  if (!story)
    throw new CallError('failed-precondition', 'We haven’t asked to show this collab, so there’s nothing to answer.')
  const isBrand = side === 'brand'
  const before = isBrand ? story.brandAgrees : story.creatorAgrees
  if (before === agrees) return viewFrontStory(tx, config, actor, collab, story)
  const after = one(
    await tx
      .update(frontStories)
      .set({
        ...(isBrand ? { brandAgrees: agrees } : { creatorAgrees: agrees }),
        ...(!agrees && { shownAt: null }),
      })
      .where(eq(frontStories.collabUid, collabUid))
      .returning(),
  )
  const { brandUid, influencerUid } = collab
  const subject = { subjectUid: collabUid, brandUid, influencerUid }
  const kind = agrees ? 'front-story.agreed' : 'front-story.declined'
  await record(tx, actor, side, kind, subject, { before: { agrees: before }, after: { agrees } })
  const sideName = isBrand ? 'The brand' : 'The creator'
  const content = {
    kind: 'content.front-page-answered',
    title: agrees ? `${sideName} agreed to be on the front page` : `${sideName} said no to the front page`,
    lines: [
      agrees
        ? after.brandAgrees && after.creatorAgrees
          ? 'Both sides agree. You can show the collab now.'
          : 'The other side hasn’t agreed yet.'
        : 'The collab isn’t shown on the front page.',
    ],
    action: 'Open collab',
  }
  await notifyManager({ tx, config }, collab, content, `front-page:${side}:${now().getTime()}`)
  return viewFrontStory(tx, config, actor, collab, after)
}
