import { must } from '../../kit/contract/must.ts'
import type { Availability, BriefContent } from '../../domains/briefs/brief.ts'
import { arrivalWindows } from '../../domains/briefs/stays.ts'
import type { DemoBrand, DemoWorld } from './demo-world.ts'
import type { Random } from './random.ts'
import { demoOffers } from './venues.ts'

/** Titles that each venue has used: it offers the same again under another. */
const used = new WeakMap<DemoBrand, Set<string>>()

function titleOf(brand: DemoBrand, title: string, from: number, isOver: boolean): string {
  const taken = used.get(brand) ?? new Set()
  used.set(brand, taken)
  const date = new Date(from)
  const season = `${must(seasons[Math.floor(date.getUTCMonth() / 3)], 'season')} ${date.getUTCFullYear()}`
  const again = isOver
    ? [`${title}, ${season}`]
    : [title, `${title}, new dates`, `${title}, by request`, `${title}, ${season}`]
  const free = again.find((one) => !taken.has(one)) ?? `${title}, ${season}, again`
  taken.add(free)
  return free
}
const seasons = ['winter', 'spring', 'summer', 'autumn']

/** One offer of a venue as a brief's content, live between two moments. */
export function contentOf(
  brand: DemoBrand,
  which: number,
  { from, until, isOver = false }: { from: number; until: number; isOver?: boolean },
  random: Random,
): BriefContent {
  const offers = demoOffers[brand.category]
  const { alcohol = false, hashtag, nights, ...offer } = must(offers[which % offers.length], 'offer')
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const evening = brand.category === 'Nightlife'
  const windows = [2, 3, 4, 6].map((weekday) =>
    evening ? { weekday, from: '19:00', to: '22:00' } : { weekday, from: '12:00', to: '17:00' },
  )
  return {
    ...offer,
    title: titleOf(brand, offer.title, from, isOver),
    // A cap is for the whole visit; a stay is valued by the night, so it has none.
    spendCapMinor: nights ? null : offer.valueMinor + 20_00,
    aboveCap: 'influencer',
    serviceCovered: true,
    showsAlcohol: alcohol,
    deliverables: [
      { type: 'reel', contentType: 'video', platform: 'instagram', count: 1 },
      ...(which % 2 === 0
        ? [{ type: 'post' as const, contentType: 'image' as const, platform: 'instagram' as const, count: 1 }]
        : []),
    ],
    mentions: [brand.handle],
    hashtags: [hashtag],
    usageRights: random.pick(['organic', 'organic', 'paid', 'none'] as const),
    usageMonths: 6,
    onlineMonths: 6,
    eligibility: {
      cities: [brand.city],
      platforms: [],
      followersFrom: must([1_000, 2_500, 10_000, 60_000][which % 4], 'row'),
      followersTo: null,
      engagementFromBp: null,
      engagementToBp: null,
      ageBrackets: [],
      languages: [],
      listUids: [],
      idChecked: false,
    },
    liveFrom: day(from),
    liveUntil: day(until),
    maxCollabs: 6 + random.int(8),
    repeatLimit: 1,
    approval: 'manual',
    autoFit: 70,
    availability: {
      ...(nights ? stayOf(nights) : { windows }),
      slotMinutes: 90,
      capacity: 1 + random.int(2),
      leadHours: 24,
      blackout: [],
    },
    pictures: picturesOf(brand, which),
  }
}

/** Every brief begins with another photo; a clip comes second. */
function picturesOf({ pictures, clip }: DemoBrand, which: number): string[] {
  const from = which % pictures.length
  const [cover, ...others] = [...pictures.slice(from), ...pictures.slice(0, from)]
  return [must(cover, 'cover'), ...(clip ? [clip] : []), ...others]
}

/** A stay at a hotel: check-in from three, on any day but Tuesday and Wednesday. */
function stayOf([minNights, maxNights]: readonly [number, number]) {
  return {
    stay: { minNights, maxNights, checkOutBy: '12:00', perNight: true },
    windows: arrivalWindows([1, 4, 5, 6, 7], '15:00'),
  }
}

/** How many nights a guest books who checks in then; nothing where visits are by the hour. */
export function nightsFrom({ stay }: Availability, startsAt: Date): { nights?: number } {
  return stay ? { nights: stay.minNights + (startsAt.getUTCDate() % (stay.maxNights - stay.minNights + 1)) } : {}
}

/** A live brief of a venue: submitted, and approved where staff have to. */
export async function goLive(world: DemoWorld, brand: DemoBrand, content: BriefContent) {
  const draft = await brand.act('createBrief', { brandUid: brand.uid, content })
  const submitted = await brand.act('submitBrief', { uid: draft.uid, version: draft.version, note: '' })
  return submitted.status === 'live'
    ? submitted
    : world.manager('approveBrief', { uid: submitted.uid, version: submitted.version })
}
