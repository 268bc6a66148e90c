import { must } from '../../../kit/contract/must.ts'
import type { Acting } from './acting.ts'
import type { Collab } from './reads.ts'
import { notifyProfiles } from './save.ts'
import { schedulePath } from './schedule-link.ts'
import type { TermsChoice } from './suggestions.ts'

/** What a creator who suggested other terms reads of them. */
const choiceLines: Record<TermsChoice, string> = {
  suggested: 'They agreed to the terms you suggested.',
  brief:
    'They approved you on the brief’s own terms, not the ones you suggested. If those don’t work for you, you can withdraw until you book a time.',
}

/** Tells these sides of a collab that it is agreed, each what comes next for them; `choice` where other terms were suggested. */
export async function notifyApproved(
  acting: Acting,
  collab: Collab,
  profileUids: readonly string[],
  choice?: TermsChoice,
): Promise<void> {
  const terms = must(collab.terms, 'agreed terms')
  const [choose, visit] = terms.stay ? ['nights', 'stay'] : ['a time', 'visit']
  for (const uid of profileUids) {
    const isCreator = uid === collab.influencerUid
    await notifyProfiles(acting, collab, [uid], {
      kind: 'collab.approved',
      title: isCreator ? `You’re in at ${terms.brandName}` : `Approved: ${terms.influencerName} at ${terms.brandName}`,
      lines: [
        `The terms of “${terms.title}” are now agreed.`,
        ...(isCreator && choice ? [choiceLines[choice]] : []),
        isCreator ? `Pick ${choose} for your ${visit}.` : `${terms.influencerName} can now book ${choose}.`,
      ],
      action: isCreator ? `Pick ${choose}` : 'View collab',
      ...(isCreator && { mailPath: schedulePath(acting.config, collab.uid) }),
    })
  }
}
