/** What each event of a collab says in its timeline. */
const words: Readonly<Record<string, string>> = {
  'collab.requested': 'Asked for a place',
  'collab.invited': 'Invited',
  'collab.approved': 'Approved; the terms are fixed',
  'collab.declined': 'Declined',
  'collab.withdrawn': 'Withdrawn',
  'collab.cancelled': 'Cancelled',
  'collab.scheduled': 'Visit booked',
  'collab.rescheduled': 'Visit moved',
  'collab.times-proposed': 'Other times proposed',
  'collab.confirmed': 'Visit confirmed',
  'collab.unconfirmed': 'Not confirmed six hours before',
  'collab.waiting': 'Joined the waitlist',
  'collab.left-line': 'Left the waitlist',
  'collab.offer-lapsed': 'The waiting ended',
  'collab.released': 'The place went to the next in line',
  'collab.running-late': 'Running late',
  'collab.checked-in': 'Arrived',
  'collab.no-show': 'Marked as not come',
  'collab.disputed': 'No-show disputed',
  'collab.dispute-decided': 'Dispute decided',
  'collab.venue-failed': 'Could not be hosted',
  'collab.venue-answered': 'The venue answered',
  'collab.deadline-extended': 'More time for the content',
  'collab.expired': 'Ended without an answer',
  'collab.delivered': 'All content delivered',
  'collab.completed': 'Completed',
  'deliverable.submitted': 'Content submitted',
  'deliverable.changes-asked': 'Changes asked for',
  'deliverable.approved': 'Content approved',
  'deliverable.published': 'Content published',
  'deliverable.overdue': 'Content is overdue',
  'deliverable.manager-drawn-in': 'The account manager was drawn in',
  'deliverable.commented': 'Commented on the content',
  'deliverable.comment-resolved': 'Comment resolved',
  'deliverable.comment-reopened': 'Comment opened again',
  'deliverable.downloaded': 'Content downloaded',
  'deliverable.figures-added': 'Figures added',
  'deliverable.figures-verified': 'Figures checked',
  'opinion.given': 'Opinion given',
  'opinion.shown': 'The opinion can be read',
  'team.asked': 'Asked the team to help',
  'team.settled': 'The team has helped',
}

const sides: Readonly<Record<string, string>> = {
  brand: 'the venue',
  influencer: 'the influencer',
  staff: 'Plusone',
  venue: 'at the door',
  reviewer: 'a reviewer',
  clock: 'by itself',
}

export function eventWords(kind: string): string {
  return words[kind] ?? kind
}

export function sideWords(side: string): string {
  return sides[side] ?? side
}
