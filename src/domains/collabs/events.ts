import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { defineEvents, type Kinds } from '../audit/events.ts'

/** Both sides see it, with the reason that was given. */
const withWhy = { brand: ['why'], influencer: ['why'] } as const

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
  'collab.delivered': { words: 'All content delivered', topic: 'collab', seenBy: { brand: [], influencer: [] } },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof collabEvents> {}
}
