import { defineEvents, type Kinds } from '../audit/events.ts'

/** Signing up, step by step, and the cities that are open. */
export const onboardingEvents = defineEvents({
  'account.terms-accepted': { words: 'Terms accepted', topic: 'account' },
  'brand.signed-up': { words: 'Brand signed up', topic: 'brand' },
  'brand.stage-changed': { words: 'Brand stage changed', topic: 'brand' },
  'influencer.signed-up': { words: 'Influencer signed up', topic: 'influencer' },
  'influencer.applied': { words: 'Applied', topic: 'influencer' },
  'influencer.house-rules-accepted': { words: 'House rules accepted', topic: 'influencer' },
  'onboarding.link-sent': { words: 'Onboarding link emailed', topic: 'onboarding' },
  'onboarding.step-saved-on-behalf': { words: 'Onboarding step completed for them', topic: 'onboarding' },
  'onboarding.finished-on-behalf': { words: 'Onboarding completed for them', topic: 'onboarding' },
  'city.opened': { words: 'City opened', topic: 'city' },
  'city.closed': { words: 'City closed', topic: 'city' },
  'city.waitlist-notified': { words: 'City waitlist notified', topic: 'city' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof onboardingEvents> {}
}
