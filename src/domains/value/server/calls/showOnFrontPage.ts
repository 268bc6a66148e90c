import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { hasUsableContent, lockFrontStory, viewFrontStory } from '../front-story.ts'
import { valuePolicy } from '../policy.ts'
import { frontStories } from '../tables.ts'

export const showOnFrontPage: Handler<typeof valueCalls.showOnFrontPage> = async (
  { collabUid, isShown },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'showFront', collab)
  const story = await lockFrontStory(tx, collabUid)
  if (!story) throw new CallError('failed-precondition', 'Ask both sides first.')
  if (isShown && !(story.brandAgrees && story.creatorAgrees))
    throw new CallError('failed-precondition', 'Both sides have to agree before this can be shown.')
  if (isShown && !(await hasUsableContent(tx, config, collabUid)))
    throw new CallError(
      'failed-precondition',
      'None of its content can be used right now. Choose a collab whose usage rights are still valid.',
    )
  if (Boolean(story.shownAt) === isShown) return viewFrontStory(tx, config, actor, collab, story)
  const after = one(
    await tx
      .update(frontStories)
      .set({ shownAt: isShown ? now() : null })
      .where(eq(frontStories.collabUid, collabUid))
      .returning(),
  )
  const { brandUid, influencerUid } = collab
  const kind = isShown ? 'front-story.shown' : 'front-story.hidden'
  await record(tx, actor, 'staff', kind, { subjectUid: collabUid, brandUid, influencerUid })
  return viewFrontStory(tx, config, actor, collab, after)
}
