import { defineEvents, type Kinds } from '../audit/events.ts'

/** Signing up, step by step, and the cities that are open. */
export const onboardingEvents = defineEvents({
  'account.terms-accepted': { words: 'Terms accepted', does: 'accepted the terms for {it}', topic: 'account' },
  'brand.signed-up': { words: 'Brand signed up', does: 'signed up {it}', topic: 'brand' },
  'influencer.signed-up': { words: 'Creator signed up', does: 'signed up {it}', topic: 'influencer' },
  'influencer.applied': { words: 'Applied', does: 'sent the application of {it}', topic: 'influencer' },
  'influencer.house-rules-accepted': {
    words: 'House rules accepted',
    does: 'accepted the house rules for {it}',
    topic: 'influencer',
  },
  'onboarding.link-sent': {
    words: 'Onboarding link emailed',
    does: 'emailed the onboarding link for {it}',
    topic: 'onboarding',
  },
  'onboarding.step-saved-on-behalf': {
    words: 'Onboarding step completed by our team',
    does: 'completed an onboarding step for {it}',
    topic: 'onboarding',
  },
  'onboarding.finished-on-behalf': {
    words: 'Onboarding completed by our team',
    does: 'completed the onboarding of {it}',
    topic: 'onboarding',
  },
  'city.opened': { words: 'City opened', does: 'opened the city {it}', topic: 'city' },
  'city.closed': { words: 'City closed', does: 'closed the city {it}', topic: 'city' },
  'city.waitlist-notified': {
    words: 'City waitlist notified',
    does: 'notified the waitlist of the city {it}',
    topic: 'city',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof onboardingEvents> {}
}
