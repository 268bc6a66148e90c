import { must } from '../src/kit/contract/must.ts'
import type { Asker } from './askers.ts'

/** A statement of the bare handler: reads by an index, and nothing but rows. */
export type SimpleQuery = { text: string; values: readonly unknown[] }

/** A read under measurement, as one side makes it, and the one simple query that stands beside it. */
export type Read = {
  name: string
  by: 'creator' | 'brand'
  what: string
  input: (profileUid: string) => unknown
  simple: (asker: Asker) => SimpleQuery
  /** The least share of the bare handler's rate. */
  atLeast: number
}

/** What a card shows of a brief. */
const cardsOfCity = `select b.uid, b.brand_uid, b.city, b.category, b.timezone, b.title, b.included, b.value_minor, b.currency,
  b.guests, b.deliverables, b.max_collabs, b.spots_taken, b.pictures, b.availability
  from briefs b where b.city = $1 and b.status = 'live' and b.held_at is null
  order by b.live_since desc, b.uid desc limit 24`

const byUid = (text: string) => (asker: Asker) => ({ text, values: [asker.profileUid] })
const byAccount = (text: string) => (asker: Asker) => ({ text, values: [asker.accountUid] })
const cards = (asker: Asker) => ({ text: cardsOfCity, values: [must(asker.city, 'city')] })

const profile = 'select uid, slug, handle, name, avatar, gallery from influencer_profiles where uid = $1'
const venue =
  'select uid, slug, handle, name, profile_pic, gallery, org_uid, org_name from brand_profiles where uid = $1'
const notifications = `select uid, at, kind, title, body, path, read_at from notifications
  where account_uid = $1 order by uid desc limit 50`
const threads = (side: 'brand' | 'influencer') =>
  `select collab_uid, last_at, last_uid from threads where ${side}_uid = $1 order by last_at desc limit 50`
const collabs = (
  side: 'brand' | 'influencer',
) => `select uid, brief_uid, brand_uid, influencer_uid, started_by, stage, outcome,
  version, fit, fit_reasons, requested_at, expires_at, answered_at, closed_at, terms
  from collabs where ${side}_uid = $1 and outcome = 'open' order by uid desc limit 50`
const ads = 'select uid, org_uid from brand_profiles where uid = $1'
const plan = 'select org_uid, tier, state, since from subscriptions where org_uid = $1'

/** What pages need at their first paint: the shell of each side, the feed, and both dashboards. */
export const firstPaintReads: readonly Read[] = [
  read('getSessionAndUserProfile', 'creator', 0.7, () => ({}), byUid(profile)),
  read('listFeed', 'creator', 0.5, (influencerUid) => ({ influencerUid }), cards),
  read('listFeedRibbons', 'creator', 0.4, (influencerUid) => ({ influencerUid }), cards),
  read(
    'listFeedFilters',
    'creator',
    0.4,
    () => ({}),
    byAccount('select name, filter from saved_filters where account_uid = $1'),
  ),
  read(
    'getUser',
    'creator',
    0.4,
    () => ({}),
    byAccount('select uid, email, display_name from accounts where uid = $1'),
  ),
  read('listNotifications', 'creator', 0.4, () => ({}), byAccount(notifications)),
  read('countUnread', 'creator', 0.4, (profileUid) => ({ profileUid }), byUid(threads('influencer'))),
  read('listThreads', 'creator', 0.4, (profileUid) => ({ profileUid }), byUid(threads('influencer'))),
  read('listInfluencerCollabs', 'creator', 0.4, collabsInput('applied'), byUid(collabs('influencer'))),
  read('listToDo', 'creator', 0.4, (influencerUid) => ({ influencerUid }), byUid(collabs('influencer'))),
  read('getSessionAndUserProfile', 'brand', 0.7, () => ({}), byUid(venue)),
  read('getBrandPlan', 'brand', 0.4, (brandUid) => ({ brandUid }), ofOrg(plan)),
  read('getBrandSummary', 'brand', 0.4, (brandUid) => ({ brandUid }), byUid(collabs('brand'))),
  read('listBrandCollabs', 'brand', 0.4, (brandUid) => ({ brandUid, show: 'requests' }), byUid(collabs('brand'))),
  read('listBrandBriefs', 'brand', 0.4, (brandUid) => ({ brandUid }), byUid(briefsOf())),
  read('getCurrentAd', 'brand', 0.4, (profileUid) => ({ position: 'brand-dashboard', profileUid }), byUid(ads)),
]

/** The read whose cost must not grow with the market. */
export const feedRead = must(firstPaintReads.find(({ name }) => name === 'listFeed'))

function read(name: string, by: Read['by'], atLeast: number, input: Read['input'], simple: Read['simple']): Read {
  return { name, by, atLeast, input, simple, what: `\`${name}\` of a ${by}` }
}

function collabsInput(show: string): Read['input'] {
  return (influencerUid) => ({ influencerUid, show })
}

function ofOrg(text: string) {
  return (asker: Asker) => ({ text, values: [must(asker.orgUid, 'organisation')] })
}

function briefsOf(): string {
  return `select uid, brand_uid, status, version, city, category, timezone, title, included, value_minor, currency, guests,
    deliverables, max_collabs, spots_taken, pictures, live_from, live_until, submitted_at, updated_at
    from briefs where brand_uid = $1 order by uid desc limit 50`
}
