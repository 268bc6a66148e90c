import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { getOnceLiveBrief, noBrief } from '../../../briefs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { questionPolicy } from '../policy.ts'
import { hasHadCollab, unsafeFindQuestion } from '../questions.ts'

export const getBriefQuestion: Handler<typeof messageCalls.getBriefQuestion> = async (
  { briefUid, influencerUid },
  { actor, db },
) => {
  const { brandUid } = await getOnceLiveBrief(db, briefUid)
  const subject = { brandUid, influencerUid }
  if (!may(questionPolicy, actor, 'see', subject)) throw noBrief()
  const question = await unsafeFindQuestion(db, actor, { briefUid, influencerUid })
  const ask =
    question === null &&
    may(questionPolicy, actor, 'ask', subject) &&
    !(await hasHadCollab(db, { briefUid, influencerUid }))
  return { question, can: { ask } }
}
