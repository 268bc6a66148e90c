import { defineEvents, type Kinds } from '../audit/events.ts'

/** Signing up, step by step, and the cities that are open. */
export const onboardingEvents = defineEvents({
  'account.terms-agreed': { words: 'Terms accepted', topic: 'account' },
  'brand.joined': { words: 'Brand signed up', topic: 'brand' },
  'brand.stage-moved': { words: 'Stage of the brand moved', topic: 'brand' },
  'influencer.joined': { words: 'Influencer signed up', topic: 'influencer' },
  'influencer.applied': { words: 'Applied', topic: 'influencer' },
  'influencer.rules-acknowledged': { words: 'House rules accepted', topic: 'influencer' },
  'onboarding.link-mailed': { words: 'Onboarding link emailed', topic: 'onboarding' },
  'onboarding.answered-for-them': { words: 'Onboarding step answered for them', topic: 'onboarding' },
  'onboarding.finished-for-them': { words: 'Onboarding finished for them', topic: 'onboarding' },
  'city.opened': { words: 'City opened', topic: 'city' },
  'city.closed': { words: 'City closed', topic: 'city' },
  'city.told': { words: 'City waitlist notified', topic: 'city' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof onboardingEvents> {}
}
