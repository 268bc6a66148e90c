import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { defineEvents, type Kinds } from '../audit/events.ts'

/** Both sides see it, with the reason that was given. */
const withWhy = { brand: ['why'], influencer: ['why'] } as const

/** Which lines of the agreement, by their labels. */
const termsChanged = z.object({ changes: z.string() })

/** From a request or an invitation to its end. */
export const collabEvents = defineEvents({
  'collab.requested': {
    words: 'Requested the collab',
    does: 'requested the collab {it}',
    topic: 'collab',
    seenBy: withWhy,
  },
  'collab.invited': { words: 'Invited', does: 'sent the invitation for {it}', topic: 'collab', seenBy: withWhy },
  'collab.approved': {
    words: 'Approved, terms agreed',
    does: 'approved the collab {it}',
    topic: 'collab',
    seenBy: { brand: [], influencer: [] },
  },
  'collab.declined': { words: 'Declined', does: 'declined the collab {it}', topic: 'collab', seenBy: withWhy },
  'collab.withdrawn': { words: 'Withdrawn', does: 'withdrew the request {it}', topic: 'collab', seenBy: withWhy },
  'collab.cancelled': { words: 'Cancelled', does: 'cancelled the collab {it}', topic: 'collab', seenBy: withWhy },
  'collab.expired': {
    words: 'Expired without a reply',
    does: 'ended the request {it}, which no one answered',
    topic: 'collab',
    seenBy: { brand: [], influencer: [] },
  },
  'collab.deadline-extended': {
    words: 'Content deadline extended',
    does: 'extended the content deadline of {it}',
    topic: 'collab',
    after: z.object({ dueAt: instant }),
    seenBy: { brand: ['why', 'dueAt'], influencer: ['why', 'dueAt'] },
  },
  'terms.proposed': {
    words: 'New terms proposed',
    does: 'proposed new terms for {it}',
    topic: 'collab',
    after: termsChanged,
    seenBy: { brand: ['why', 'changes'], influencer: ['why', 'changes'] },
  },
  'terms.accepted': {
    words: 'New terms agreed',
    does: 'agreed to new terms for {it}',
    topic: 'collab',
    after: termsChanged,
    seenBy: { brand: ['changes'], influencer: ['changes'] },
  },
  'terms.declined': {
    words: 'Proposed terms declined',
    does: 'declined the proposed terms of {it}',
    topic: 'collab',
    seenBy: withWhy,
  },
  'terms.withdrawn': {
    words: 'Proposed terms withdrawn',
    does: 'withdrew the proposed terms of {it}',
    topic: 'collab',
    seenBy: { brand: [], influencer: [] },
  },
  'terms.expired': {
    words: 'Proposed terms expired without a reply',
    does: 'ended the proposed terms of {it}, which no one answered',
    topic: 'collab',
    seenBy: { brand: [], influencer: [] },
  },
  'collab.delivered': {
    words: 'All content delivered',
    does: 'marked all content of {it} as delivered',
    topic: 'collab',
    seenBy: { brand: [], influencer: [] },
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof collabEvents> {}
}
