import { counted, timeAgo } from '../../../kit/web/format.ts'
import { allRagCauses, type RagCause } from '../health.ts'

/** Why a brand or creator is not green, as a sentence: `No visit for 6 weeks`. */
export function causeSentence({ kind, count, since }: RagCause): string {
  const ago = since ? timeAgo(since) : null
  switch (kind) {
    case 'inactive':
      return 'Marked as inactive by our team'
    case 'payment-failed':
      return ago ? `A payment failed ${ago}` : 'A payment failed'
    case 'slow-answers':
      return `${counted(count ?? 0, 'request')} waited more than 3 days or ended without a reply`
    case 'unhappy-review':
      return `${counted(count ?? 0, 'unhappy review')} in the last 60 days`
    case 'no-visit':
      return ago ? `The last visit was ${ago}` : 'No visit yet'
    case 'no-sign-in':
      return ago ? `The last sign-in was ${ago}` : 'No one has ever signed in'
    case 'no-show':
      return `${counted(count ?? 0, 'no-show')} in the last 60 days`
    case 'content-overdue':
      return `Content is overdue for ${counted(count ?? 0, 'collab')}${ago ? `, first due ${ago}` : ''}`
    case 'late-cancel':
      return `${counted(count ?? 0, 'visit')} cancelled late in the last 60 days`
    case 'unanswered-invitations':
      return `${counted(count ?? 0, 'invitation')} waited more than 3 days or ended without a reply`
    case 'expired-insights':
      return ago ? `The newest insights were confirmed ${ago}` : 'No insights yet'
    case 'no-activity':
      return ago ? `The last sign-in was ${ago}` : 'They’ve never signed in'
    default:
      return allRagCauses[kind].words
  }
}
