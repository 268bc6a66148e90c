import { defineEvents, type Kinds } from '../audit/events.ts'

/** Accounts on platforms that creators connect. */
export const platformEvents = defineEvents({
  'influencer.platform-connected': {
    words: 'Account connected',
    does: 'connected an account of {it}',
    topic: 'influencer',
  },
  'influencer.platform-disconnected': {
    words: 'Account disconnected',
    does: 'disconnected an account of {it}',
    topic: 'influencer',
  },
  'influencer.platform-ended': {
    words: 'Access to an account ended',
    does: 'lost access to an account of {it}',
    topic: 'influencer',
  },
  'influencer.posts-chosen': {
    words: 'Posts in the portfolio changed',
    does: 'changed the posts in the portfolio of {it}',
    topic: 'influencer',
  },
  'influencer.followers-jumped': {
    words: 'Unusual growth in followers',
    does: 'noticed unusual growth in the followers of {it}',
    topic: 'influencer',
  },
  'influencer.jump-reviewed': {
    words: 'Unusual growth reviewed',
    does: 'reviewed the unusual growth of {it}',
    topic: 'influencer',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof platformEvents> {}
}
