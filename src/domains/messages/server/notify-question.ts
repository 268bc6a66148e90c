import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { findManager } from '../../accounts/server/accounts.ts'
import { notifyAdmins } from '../../notifications/server/notify-admins.ts'
import { notify, notifyAccounts } from '../../notifications/server/notify.ts'
import type { BriefQuestionView } from '../contract/questions.ts'
import { maskContacts } from '../rules.ts'

type Acting = { tx: Tx; config: Config }

const askedKey = (uid: string) => `question-asked:${uid}`
const answeredKey = (uid: string) => `question-answered:${uid}`
/** Under which people are notified of a question and its answer. */
export const questionKeys = ({ uid }: { uid: string }): string[] => [askedKey(uid), answeredKey(uid)]

/** Tells a brand’s team of a question, and its account manager, or where it has none our admins. */
export async function notifyOfQuestion(
  { tx, config }: Acting,
  { uid, brief, brand, influencer, text }: BriefQuestionView,
): Promise<void> {
  const content = {
    kind: 'question.asked',
    title: `${influencer.name} has a question about “${brief.title}”`,
    lines: [`“${maskContacts(text).text}”`, `They’re waiting for an answer before they request ${brand.name}.`],
    action: 'Read and answer',
  }
  const key = askedKey(uid)
  await notify(tx, config, brand.uid, key, { ...content, path: `/app/today?uid=${brand.uid}&kind=brief-question` })
  const ours = { ...content, path: '/app/today?kind=brief-question', mail: false }
  const manager = await findManager(tx, brand.uid)
  if (manager) await notifyAccounts(tx, config, [manager], key, ours)
  else await notifyAdmins(tx, config, key, ours)
}

/** Tells the creator of the answer. */
export async function notifyOfAnswer(
  { tx, config }: Acting,
  { uid, brief, brand, influencer, answer }: BriefQuestionView,
): Promise<void> {
  if (!answer) return
  const text = answer.side === 'brand' ? maskContacts(answer.text).text : answer.text
  await notify(tx, config, influencer.uid, answeredKey(uid), {
    kind: 'question.answered',
    title: `${brand.name} answered your question`,
    lines: [`About “${brief.title}”:`, `“${text}”`],
    path: `/app/influencer/browse?uid=${influencer.uid}&brief=${brief.uid}`,
    action: 'Read the answer',
  })
}
