import { defineEvents, type Kinds } from '../audit/events.ts'

/** Ads, from a draft to their end. */
export const adEvents = defineEvents({
  'ad.created': { words: 'Ad created', topic: 'ad' },
  'ad.updated': { words: 'Ad saved', topic: 'ad' },
  'ad.approved': { words: 'Ad approved', topic: 'ad' },
  'ad.paused': { words: 'Ad paused', topic: 'ad' },
  'ad.deleted': { words: 'Ad deleted', topic: 'ad' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof adEvents> {}
}
