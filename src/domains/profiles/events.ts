import { defineEvents, type Kinds } from '../audit/events.ts'

/** Profiles, their teams, and who may take part. */
export const profileEvents = defineEvents({
  'account.quick-login-made': { words: 'Quick login link created', topic: 'account' },
  'brand.saved': { words: 'Brand saved', topic: 'brand' },
  'brand.picture-added': { words: 'Picture added', topic: 'brand' },
  'brand.gallery-arranged': { words: 'Gallery changed', topic: 'brand' },
  'brand.influencer-blocked': { words: 'Influencer blocked', topic: 'brand' },
  'brand.influencer-unblocked': { words: 'Influencer unblocked', topic: 'brand' },
  'brand.staff-facts-saved': { words: 'Staff facts of the brand saved', topic: 'brand' },
  'brand.member-invited': { words: 'Team member invited', topic: 'brand' },
  'brand.member-invited-again': { words: 'Invitation sent again', topic: 'brand' },
  'brand.member-role-changed': { words: 'Role of a team member changed', topic: 'brand' },
  'brand.member-removed': { words: 'Team member removed', topic: 'brand' },
  'influencer.saved': { words: 'Influencer saved', topic: 'influencer' },
  'influencer.picture-added': { words: 'Picture added', topic: 'influencer' },
  'influencer.gallery-arranged': { words: 'Gallery changed', topic: 'influencer' },
  'influencer.public-page-saved': { words: 'Public page saved', topic: 'influencer' },
  'influencer.account-saved': { words: 'Social account saved', topic: 'influencer' },
  'influencer.account-removed': { words: 'Social account removed', topic: 'influencer' },
  'influencer.staff-facts-saved': { words: 'Staff facts of the influencer saved', topic: 'influencer' },
  'influencer.approved': { words: 'Application approved', topic: 'influencer' },
  'influencer.rejected': { words: 'Application rejected', topic: 'influencer' },
  'influencer.suspended': { words: 'Influencer suspended', topic: 'influencer' },
  'influencer.asked': { words: 'More asked about the application', topic: 'influencer' },
  'influencer.answered': { words: 'Answered about the application', topic: 'influencer' },
  'influencer.applied-again': { words: 'Applied again', topic: 'influencer' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof profileEvents> {}
}
