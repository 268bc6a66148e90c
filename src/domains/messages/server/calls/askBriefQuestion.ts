import { mustGet } from '../../../../kit/contract/must.ts'
import { accountOf } from '../../../../access/roles.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { getOnceLiveBrief } from '../../../briefs/server/reads.ts'
import { assertMayApply } from '../../../collabs/server/start.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import { assertMayReachOut } from '../../../safety/server/holds.ts'
import type { messageCalls } from '../../contract.ts'
import { notifyOfQuestion } from '../notify-question.ts'
import { questionPolicy } from '../policy.ts'
import { hasHadCollab, unsafeFindQuestion } from '../questions.ts'
import { briefQuestions } from '../tables.ts'

export const askBriefQuestion: Handler<typeof messageCalls.askBriefQuestion> = async (
  { briefUid, influencerUid, text },
  { actor, tx, config },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const influencer = mustGet(await findInfluencers(tx, [influencerUid]), influencerUid)
  const brief = await getOnceLiveBrief(tx, briefUid)
  const { brandUid } = brief
  allow(questionPolicy, actor, 'ask', { brandUid, influencerUid })
  const earlier = await unsafeFindQuestion(tx, actor, { briefUid, influencerUid })
  if (earlier) throw askedBefore(earlier.state === 'waiting')
  if (await hasHadCollab(tx, { briefUid, influencerUid }))
    throw new CallError('failed-precondition', 'You have a collab for this brief. Ask in its conversation instead.')
  await assertMayReachOut(tx, influencerUid)
  await assertMayApply(tx, brief, await getBrand(tx, brandUid), influencer)

  const asked = { uid: newUid('brief_question'), briefUid, brandUid, influencerUid, text }
  const [written] = await tx
    .insert(briefQuestions)
    .values({ ...asked, askedAt: now(), askedBy: accountOf(actor) })
    .onConflictDoNothing()
    .returning()
  if (!written) throw askedBefore(true)
  await record(tx, actor, 'influencer', 'brief-question.asked', { subjectUid: asked.uid, brandUid, influencerUid })
  const question = must(await unsafeFindQuestion(tx, actor, asked), 'question')
  await notifyOfQuestion({ tx, config }, question)
  await pushToProfiles(tx, [brandUid, influencerUid], ['message'], brandUid)
  return question
}

const askedBefore = (waits: boolean) =>
  new CallError(
    'failed-precondition',
    waits
      ? 'You’ve already asked about this brief. We’ll let you know when the venue answers.'
      : 'You’ve already asked about this brief. Send anything else with your request.',
  )
