import { defineEvents, type Kinds } from '../audit/events.ts'

/** Both sides see it, and which deliverable it is about. */
const plain = { brand: ['type'], influencer: ['type'] } as const
/** The same with the words that were given. */
const withWhy = { brand: ['why', 'type'], influencer: ['why', 'type'] } as const

/** Deliverables, their review, their numbers, and what both sides say at the end. */
export const contentEvents = defineEvents({
  'deliverable.submitted': { words: 'Content submitted', topic: 'content', seenBy: plain },
  'deliverable.changes-requested': { words: 'Changes requested', topic: 'content', seenBy: withWhy },
  'deliverable.approved': { words: 'Content approved', topic: 'content', seenBy: plain },
  'deliverable.published': { words: 'Content published', topic: 'content', seenBy: plain },
  'deliverable.overdue': { words: 'Content is overdue', topic: 'content', seenBy: plain },
  'deliverable.escalated': { words: 'Account manager asked to help', topic: 'content', seenBy: withWhy },
  'deliverable.commented': { words: 'Commented on the content', topic: 'content', seenBy: plain },
  'deliverable.comment-resolved': { words: 'Comment resolved', topic: 'content', seenBy: plain },
  'deliverable.comment-reopened': { words: 'Comment reopened', topic: 'content', seenBy: plain },
  'deliverable.downloaded': { words: 'Content downloaded', topic: 'content', seenBy: plain },
  'deliverable.insights-added': { words: 'Insights added', topic: 'content', seenBy: plain },
  'deliverable.insights-verified': { words: 'Insights verified', topic: 'content', seenBy: plain },
  'collab.completed': { words: 'Completed', topic: 'content', seenBy: { brand: [], influencer: [] } },
  'review.submitted': { words: 'Review left', topic: 'content', seenBy: { brand: [], influencer: [] } },
  'review.revealed': { words: 'Review published', topic: 'content', seenBy: { brand: [], influencer: [] } },
  'reviewer-link.created': { words: 'Reviewer link created', topic: 'link' },
  'reviewer-link.revoked': { words: 'Reviewer link revoked', topic: 'link' },
  'reviewer.request-approved': { words: 'Request approved by reviewer link', topic: 'link' },
  'reviewer.request-declined': { words: 'Request declined by reviewer link', topic: 'link' },
  'reviewer.content-approved': { words: 'Content approved by reviewer link', topic: 'link' },
  'reviewer.changes-requested': { words: 'Changes requested by reviewer link', topic: 'link' },
  'reviewer.commented': { words: 'Comment by reviewer link', topic: 'link' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof contentEvents> {}
}
