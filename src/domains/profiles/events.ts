import { defineEvents, type Kinds } from '../audit/events.ts'

/** Profiles, their teams, and who may take part. */
export const profileEvents = defineEvents({
  'account.quick-login-link-sent': {
    words: 'Quick sign-in link emailed',
    does: 'emailed a quick sign-in link to {it}',
    topic: 'account',
  },
  'brand.updated': { words: 'Brand profile saved', does: 'changed the profile of {it}', topic: 'brand' },
  'brand.picture-added': { words: 'Picture added', does: 'added a picture to {it}', topic: 'brand' },
  'brand.gallery-updated': { words: 'Gallery changed', does: 'changed the gallery of {it}', topic: 'brand' },
  'brand.influencer-blocked': { words: 'Creator blocked', does: 'blocked a creator for {it}', topic: 'brand' },
  'brand.influencer-unblocked': { words: 'Creator unblocked', does: 'unblocked a creator for {it}', topic: 'brand' },
  'brand.staff-facts-updated': {
    words: 'Internal brand details saved',
    does: 'changed the internal details of {it}',
    topic: 'brand',
  },
  'brand.stage-changed': { words: 'Brand stage changed', does: 'moved {it} to another stage', topic: 'brand' },
  'brand.contact-saved': { words: 'Contact saved', does: 'saved a contact at {it}', topic: 'brand' },
  'brand.contact-removed': { words: 'Contact removed', does: 'removed a contact at {it}', topic: 'brand' },
  'brand.member-invited': { words: 'Team member invited', does: 'invited someone to the team at {it}', topic: 'brand' },
  'brand.member-invitation-resent': {
    words: 'Invitation resent',
    does: 'resent an invitation to the team at {it}',
    topic: 'brand',
  },
  'brand.member-invitation-withdrawn': {
    words: 'Invitation withdrawn',
    does: 'withdrew an invitation to the team at {it}',
    topic: 'brand',
  },
  'brand.member-invitation-declined': {
    words: 'Invitation declined',
    does: 'declined to join the team at {it}',
    topic: 'brand',
  },
  'brand.member-joined': { words: 'Joined the team', does: 'joined the team at {it}', topic: 'brand' },
  'brand.member-added': {
    words: 'Colleague added to the team',
    does: 'added a colleague from another venue to the team at {it}',
    topic: 'brand',
  },
  'brand.member-role-changed': {
    words: 'Team member’s role changed',
    does: 'changed a role on the team at {it}',
    topic: 'brand',
  },
  'brand.member-removed': {
    words: 'Team member removed',
    does: 'removed someone from the team at {it}',
    topic: 'brand',
  },
  'brand.member-left': { words: 'Left the team', does: 'left the team at {it}', topic: 'brand' },
  'brand.member-ownership-handed-over': {
    words: 'Ownership handed over',
    does: 'handed over ownership of {it}',
    topic: 'brand',
  },
  'influencer.updated': { words: 'Creator profile saved', does: 'changed the profile of {it}', topic: 'influencer' },
  'influencer.picture-added': { words: 'Picture added', does: 'added a picture to {it}', topic: 'influencer' },
  'influencer.gallery-updated': {
    words: 'Gallery changed',
    does: 'changed the portfolio of {it}',
    topic: 'influencer',
  },
  'influencer.findable-by-updated': {
    words: 'Search visibility changed',
    does: 'changed who can find {it}',
    topic: 'influencer',
  },
  'influencer.casting-shared': {
    words: 'Casting details shared',
    does: 'shared the casting details of {it}',
    topic: 'influencer',
  },
  'influencer.casting-deleted': {
    words: 'Casting details deleted',
    does: 'deleted the casting details of {it}',
    topic: 'influencer',
  },
  'influencer.risk-flagged': { words: 'Risk flag added', does: 'added a risk flag to {it}', topic: 'influencer' },
  'influencer.risk-flag-ended': { words: 'Risk flag ended', does: 'ended a risk flag on {it}', topic: 'influencer' },
  'influencer.public-page-updated': {
    words: 'Public page saved',
    does: 'changed the public page of {it}',
    topic: 'influencer',
  },
  'influencer.social-account-saved': {
    words: 'Social account saved',
    does: 'saved a social account of {it}',
    topic: 'influencer',
  },
  'influencer.numbers-verified': {
    words: 'Account numbers verified',
    does: 'verified account numbers for {it}',
    topic: 'influencer',
  },
  'influencer.numbers-refused': {
    words: 'Account numbers not verified',
    does: 'didn’t verify account numbers for {it}',
    topic: 'influencer',
  },
  'influencer.social-account-removed': {
    words: 'Social account removed',
    does: 'removed a social account of {it}',
    topic: 'influencer',
  },
  'influencer.staff-facts-updated': {
    words: 'Internal creator details saved',
    does: 'changed the internal details of {it}',
    topic: 'influencer',
  },
  'influencer.brand-blocked': { words: 'Venue blocked', does: 'blocked a venue for {it}', topic: 'influencer' },
  'influencer.brand-unblocked': { words: 'Venue unblocked', does: 'unblocked a venue for {it}', topic: 'influencer' },
  'influencer.paused': { words: 'Profile paused', does: 'paused the profile of {it}', topic: 'influencer' },
  'influencer.resumed': { words: 'Profile resumed', does: 'resumed the profile of {it}', topic: 'influencer' },
  'influencer.approved': {
    words: 'Application approved',
    does: 'approved the application of {it}',
    topic: 'influencer',
  },
  'influencer.rejected': {
    words: 'Application rejected',
    does: 'rejected the application of {it}',
    topic: 'influencer',
  },
  'influencer.suspended': { words: 'Creator suspended', does: 'suspended {it}', topic: 'influencer' },
  'influencer.details-requested': {
    words: 'Question asked about the application',
    does: 'asked a question about the application of {it}',
    topic: 'influencer',
  },
  'influencer.details-provided': {
    words: 'Question answered',
    does: 'answered our question about the application of {it}',
    topic: 'influencer',
  },
  'brand.merged': {
    words: 'Duplicate merged',
    does: 'merged a duplicate profile into {it}',
    topic: 'brand',
    seenBy: { brand: [] },
  },
  'brand.duplicate-dismissed': {
    words: 'Not a duplicate',
    does: 'marked another profile as not a duplicate of {it}',
    topic: 'brand',
  },
  'brand.duplicate-restored': {
    words: 'Possible duplicate again',
    does: 'marked another profile as a possible duplicate of {it} again',
    topic: 'brand',
  },
  'influencer.merged': {
    words: 'Duplicate merged',
    does: 'merged a duplicate profile into {it}',
    topic: 'influencer',
    seenBy: { influencer: [] },
  },
  'influencer.duplicate-dismissed': {
    words: 'Not a duplicate',
    does: 'marked another profile as not a duplicate of {it}',
    topic: 'influencer',
  },
  'influencer.duplicate-restored': {
    words: 'Possible duplicate again',
    does: 'marked another profile as a possible duplicate of {it} again',
    topic: 'influencer',
  },
  'influencer.reapplied': { words: 'Applied again', does: 'applied again with {it}', topic: 'influencer' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof profileEvents> {}
}
