import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { defineEvents, type Kinds } from '../audit/events.ts'

/** Both sides see it, with the reason that was given. */
const withWhy = { brand: ['why'], influencer: ['why'] } as const

/** Which lines of the agreement, by their labels. */
const termsChanged = z.object({ changes: z.string() })

/** From a request or an invitation to its end. */
export const collabEvents = defineEvents({
  'collab.requested': { words: 'Requested the collab', topic: 'collab', seenBy: withWhy },
  'collab.invited': { words: 'Invited', topic: 'collab', seenBy: withWhy },
  'collab.approved': { words: 'Approved, terms agreed', topic: 'collab', seenBy: { brand: [], influencer: [] } },
  'collab.declined': { words: 'Declined', topic: 'collab', seenBy: withWhy },
  'collab.withdrawn': { words: 'Withdrawn', topic: 'collab', seenBy: withWhy },
  'collab.cancelled': { words: 'Cancelled', topic: 'collab', seenBy: withWhy },
  'collab.expired': { words: 'Expired without a reply', topic: 'collab', seenBy: { brand: [], influencer: [] } },
  'collab.deadline-extended': {
    words: 'Content deadline extended',
    topic: 'collab',
    after: z.object({ dueAt: instant }),
    seenBy: { brand: ['why', 'dueAt'], influencer: ['why', 'dueAt'] },
  },
  'terms.proposed': {
    words: 'New terms proposed',
    topic: 'collab',
    after: termsChanged,
    seenBy: { brand: ['why', 'changes'], influencer: ['why', 'changes'] },
  },
  'terms.accepted': {
    words: 'New terms agreed',
    topic: 'collab',
    after: termsChanged,
    seenBy: { brand: ['changes'], influencer: ['changes'] },
  },
  'terms.declined': { words: 'Proposed terms declined', topic: 'collab', seenBy: withWhy },
  'terms.withdrawn': {
    words: 'Proposed terms withdrawn',
    topic: 'collab',
    seenBy: { brand: [], influencer: [] },
  },
  'terms.expired': {
    words: 'Proposed terms expired without a reply',
    topic: 'collab',
    seenBy: { brand: [], influencer: [] },
  },
  'collab.delivered': { words: 'All content delivered', topic: 'collab', seenBy: { brand: [], influencer: [] } },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof collabEvents> {}
}
