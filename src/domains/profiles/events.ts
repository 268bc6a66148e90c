import { defineEvents, type Kinds } from '../audit/events.ts'

/** Profiles, their teams, and who may take part. */
export const profileEvents = defineEvents({
  'account.quick-login-link-sent': { words: 'Quick sign-in link emailed', topic: 'account' },
  'brand.updated': { words: 'Brand saved', topic: 'brand' },
  'brand.picture-added': { words: 'Picture added', topic: 'brand' },
  'brand.gallery-updated': { words: 'Gallery changed', topic: 'brand' },
  'brand.influencer-blocked': { words: 'Influencer blocked', topic: 'brand' },
  'brand.influencer-unblocked': { words: 'Influencer unblocked', topic: 'brand' },
  'brand.staff-facts-updated': { words: 'Internal brand details saved', topic: 'brand' },
  'brand.member-invited': { words: 'Team member invited', topic: 'brand' },
  'brand.member-invitation-resent': { words: 'Invitation resent', topic: 'brand' },
  'brand.member-invitation-withdrawn': { words: 'Invitation withdrawn', topic: 'brand' },
  'brand.member-invitation-declined': { words: 'Invitation declined', topic: 'brand' },
  'brand.member-joined': { words: 'Joined the team', topic: 'brand' },
  'brand.member-role-changed': { words: 'Team member’s role changed', topic: 'brand' },
  'brand.member-removed': { words: 'Team member removed', topic: 'brand' },
  'brand.member-left': { words: 'Left the team', topic: 'brand' },
  'brand.member-ownership-handed-over': { words: 'Ownership handed over', topic: 'brand' },
  'influencer.updated': { words: 'Influencer saved', topic: 'influencer' },
  'influencer.picture-added': { words: 'Picture added', topic: 'influencer' },
  'influencer.gallery-updated': { words: 'Gallery changed', topic: 'influencer' },
  'influencer.findable-by-updated': { words: 'Who can find them saved', topic: 'influencer' },
  'influencer.casting-shared': { words: 'Casting details shared', topic: 'influencer' },
  'influencer.casting-deleted': { words: 'Casting details deleted', topic: 'influencer' },
  'influencer.risk-flagged': { words: 'Risk flag added', topic: 'influencer' },
  'influencer.risk-flag-ended': { words: 'Risk flag ended', topic: 'influencer' },
  'influencer.public-page-updated': { words: 'Public page saved', topic: 'influencer' },
  'influencer.social-account-saved': { words: 'Social account saved', topic: 'influencer' },
  'influencer.social-account-removed': { words: 'Social account removed', topic: 'influencer' },
  'influencer.staff-facts-updated': { words: 'Internal creator details saved', topic: 'influencer' },
  'influencer.brand-blocked': { words: 'Venue blocked', topic: 'influencer' },
  'influencer.brand-unblocked': { words: 'Venue unblocked', topic: 'influencer' },
  'influencer.paused': { words: 'Profile paused', topic: 'influencer' },
  'influencer.resumed': { words: 'Profile resumed', topic: 'influencer' },
  'influencer.approved': { words: 'Application approved', topic: 'influencer' },
  'influencer.rejected': { words: 'Application rejected', topic: 'influencer' },
  'influencer.suspended': { words: 'Influencer suspended', topic: 'influencer' },
  'influencer.details-requested': { words: 'Question asked about the application', topic: 'influencer' },
  'influencer.details-provided': { words: 'Question answered', topic: 'influencer' },
  'influencer.reapplied': { words: 'Applied again', topic: 'influencer' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof profileEvents> {}
}
