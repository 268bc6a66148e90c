import { defineEvents, type Kinds } from '../audit/events.ts'

/** Accounts on platforms that creators connect. */
export const platformEvents = defineEvents({
  'influencer.platform-connected': { words: 'Account connected', topic: 'influencer' },
  'influencer.platform-disconnected': { words: 'Account disconnected', topic: 'influencer' },
  'influencer.platform-ended': { words: 'Access to an account ended', topic: 'influencer' },
  'influencer.followers-jumped': { words: 'Unusual growth in followers', topic: 'influencer' },
  'influencer.jump-reviewed': { words: 'Unusual growth reviewed', topic: 'influencer' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof platformEvents> {}
}
