import { defineEvents, type Kinds } from '../audit/events.ts'

/** Ads, from a draft to their end. */
export const adEvents = defineEvents({
  'ad.created': { words: 'Ad created', does: 'created the ad {it}', topic: 'ad' },
  'ad.updated': { words: 'Ad saved', does: 'saved the ad {it}', topic: 'ad' },
  'ad.approved': { words: 'Ad approved', does: 'approved the ad {it}', topic: 'ad' },
  'ad.paused': { words: 'Ad paused', does: 'paused the ad {it}', topic: 'ad' },
  'ad.deleted': { words: 'Ad deleted', does: 'deleted the ad {it}', topic: 'ad' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof adEvents> {}
}
