import type { AdView } from '../../../contract.ts'

const dayMs = 86_400_000

/** What a new ad begins with: the feed, for everyone, from the next hour on for two weeks. */
export function emptyAd(now: Date): AdView {
  const startsAt = new Date(now)
  startsAt.setUTCMinutes(60, 0, 0)
  return {
    uid: '',
    version: 0,
    state: 'draft',
    name: '',
    position: 'feed-card',
    title: '',
    text: '',
    link: '',
    picture: null,
    alternativeText: '',
    priority: 2,
    capPerSession: 3,
    house: false,
    audience: { role: 'everyone', cities: [], tiers: [], labels: [] },
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 14 * dayMs).toISOString(),
    createdAt: now.toISOString(),
    views: 0,
    clicks: 0,
    days: [],
    can: { save: true, approve: false, pause: false, remove: false },
  }
}
