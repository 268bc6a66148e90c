import { defineEvents, type Kinds } from '../audit/events.ts'

/** Both sides see it, and which deliverable it is about. */
const plain = { brand: ['type'], influencer: ['type'] } as const
/** The same with the words that were given. */
const withWhy = { brand: ['why', 'type'], influencer: ['why', 'type'] } as const

/** Deliverables, their review, their numbers, and what both sides say at the end. */
export const contentEvents = defineEvents({
  'deliverable.submitted': {
    words: 'Content submitted',
    does: 'submitted content for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.changes-requested': {
    words: 'Changes requested',
    does: 'requested changes to content for {it}',
    topic: 'content',
    seenBy: withWhy,
  },
  'deliverable.approved': {
    words: 'Content approved',
    does: 'approved content for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.published': {
    words: 'Content published',
    does: 'published content for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.overdue': {
    words: 'Content is overdue',
    does: 'marked content for {it} as overdue',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.escalated': {
    words: 'Account manager asked to help',
    does: 'asked the account manager to help with {it}',
    topic: 'content',
    seenBy: withWhy,
  },
  'deliverable.commented': {
    words: 'Commented on the content',
    does: 'commented on content for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.comment-resolved': {
    words: 'Comment resolved',
    does: 'resolved a comment on {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.comment-reopened': {
    words: 'Comment reopened',
    does: 'reopened a comment on {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.downloaded': {
    words: 'Content downloaded',
    does: 'downloaded content for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.ad-code-requested': {
    words: 'Ad code requested',
    does: 'asked for an ad code for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.ad-code-added': {
    words: 'Ad code added',
    does: 'added an ad code for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.ad-code-removed': {
    words: 'Ad code removed',
    does: 'removed the ad code for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.insights-added': {
    words: 'Insights added',
    does: 'added insights for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'deliverable.insights-verified': {
    words: 'Insights verified',
    does: 'verified the insights for {it}',
    topic: 'content',
    seenBy: plain,
  },
  'collab.completed': {
    words: 'Completed',
    does: 'completed the collab {it}',
    topic: 'content',
    seenBy: { brand: [], influencer: [] },
  },
  'review.submitted': {
    words: 'Review left',
    does: 'left a review for {it}',
    topic: 'content',
    seenBy: { brand: [], influencer: [] },
  },
  'review.revealed': {
    words: 'Review published',
    does: 'published the reviews for {it}',
    topic: 'content',
    seenBy: { brand: [], influencer: [] },
  },
  'review.sharing-changed': {
    words: 'Review sharing changed',
    does: 'changed who can read the review for {it}',
    topic: 'content',
    seenBy: { influencer: [] },
  },
  'reviewer-link.created': { words: 'Reviewer link created', does: 'created a reviewer link', topic: 'link' },
  'reviewer-link.revoked': {
    words: 'Reviewer link turned off',
    does: 'turned off a reviewer link',
    topic: 'link',
  },
  'collection.created': { words: 'Collection created', does: 'created the collection {it}', topic: 'content' },
  'collection.renamed': { words: 'Collection renamed', does: 'renamed the collection {it}', topic: 'content' },
  'collection.deleted': { words: 'Collection deleted', does: 'deleted the collection {it}', topic: 'content' },
  'collection.added': {
    words: 'Added to a collection',
    does: 'added content to the collection {it}',
    topic: 'content',
  },
  'collection.removed': {
    words: 'Removed from a collection',
    does: 'removed content from the collection {it}',
    topic: 'content',
  },
  'collection.ordered': { words: 'Collection reordered', does: 'reordered the collection {it}', topic: 'content' },
  'content-link.created': { words: 'Content shared by link', does: 'shared content by link', topic: 'link' },
  'content-link.downloaded': {
    words: 'Content downloaded through a link',
    does: 'downloaded content through a shared link',
    topic: 'link',
  },
  'content-link.revoked': {
    words: 'Link to content turned off',
    does: 'turned off a link to content',
    topic: 'link',
  },
  'reviewer.request-approved': {
    words: 'Request approved through a reviewer link',
    does: 'approved the request {it} through a reviewer link',
    topic: 'link',
  },
  'reviewer.request-declined': {
    words: 'Request declined through a reviewer link',
    does: 'declined the request {it} through a reviewer link',
    topic: 'link',
  },
  'reviewer.content-approved': {
    words: 'Content approved through a reviewer link',
    does: 'approved content for {it} through a reviewer link',
    topic: 'link',
  },
  'reviewer.changes-requested': {
    words: 'Changes requested through a reviewer link',
    does: 'requested changes to {it} through a reviewer link',
    topic: 'link',
  },
  'reviewer.commented': {
    words: 'Commented through a reviewer link',
    does: 'commented on {it} through a reviewer link',
    topic: 'link',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof contentEvents> {}
}
