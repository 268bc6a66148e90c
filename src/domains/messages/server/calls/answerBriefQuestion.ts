import { eq } from 'drizzle-orm'
import { accountOf, isBrandMember } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import type { messageCalls } from '../../contract.ts'
import { notifyOfAnswer } from '../notify-question.ts'
import { lockToAnswer, unsafeFindQuestion } from '../questions.ts'
import { briefQuestions } from '../tables.ts'

export const answerBriefQuestion: Handler<typeof messageCalls.answerBriefQuestion> = async (
  { uid, text },
  { actor, tx, config },
) => {
  const asked = await lockToAnswer(tx, actor, uid)
  const { brandUid, influencerUid } = asked
  const answeredAs = isBrandMember(actor, brandUid) ? 'brand' : 'staff'
  await tx
    .update(briefQuestions)
    .set({ answer: text, answeredAt: now(), answeredBy: accountOf(actor), answeredAs })
    .where(eq(briefQuestions.uid, uid))
  await record(tx, actor, answeredAs, 'brief-question.answered', { subjectUid: uid, brandUid, influencerUid })
  const question = must(await unsafeFindQuestion(tx, actor, asked), 'question')
  await notifyOfAnswer({ tx, config }, question)
  await pushToProfiles(tx, [brandUid, influencerUid], ['message'], brandUid)
  return question
}
