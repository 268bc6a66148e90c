import { must } from '../../../kit/contract/must.ts'
import type { Acting } from './acting.ts'
import type { Collab } from './reads.ts'
import { notifyProfiles } from './save.ts'
import { schedulePath } from './schedule-link.ts'

/** Tells these sides of a collab that it is agreed, each what comes next for them. */
export async function notifyApproved(acting: Acting, collab: Collab, profileUids: readonly string[]): Promise<void> {
  const terms = must(collab.terms, 'agreed terms')
  for (const uid of profileUids) {
    const isCreator = uid === collab.influencerUid
    await notifyProfiles(acting, collab, [uid], {
      kind: 'collab.approved',
      title: isCreator ? `You’re in at ${terms.brandName}` : `Approved: ${terms.influencerName} at ${terms.brandName}`,
      lines: [
        `The terms of “${terms.title}” are now agreed.`,
        isCreator ? 'Pick a time for your visit.' : `${terms.influencerName} can now book a time.`,
      ],
      action: isCreator ? 'Pick a time' : 'View collab',
      ...(isCreator && { mailPath: schedulePath(acting.config, collab.uid) }),
    })
  }
}
