import * as z from 'zod/mini'
import { defineEvents, type Kinds } from '../audit/events.ts'

const thanked = z.object({ note: z.string() })

/** All but the settings are about who invited; who joined is named by their account alone. */
export const referralEvents = defineEvents({
  'referral.joined': {
    words: 'Joined by invitation',
    does: 'joined through a link from {it}',
    topic: 'referral',
  },
  'referral.qualified': {
    words: 'Referral qualified',
    does: 'noted that someone invited by {it} completed a first collab',
    topic: 'referral',
  },
  'referral.thank-you-given': {
    words: 'Thank-you given',
    does: 'gave {it} a thank-you for an invitation',
    topic: 'referral',
    after: thanked,
  },
  'referral.thank-you-refused': {
    words: 'Thank-you refused',
    does: 'refused {it} a thank-you for an invitation',
    topic: 'referral',
  },
  'thank-you.saved': {
    words: 'Referral thank-you changed',
    does: 'changed the thank-you for referrals',
    topic: 'referral',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof referralEvents> {}
}
