import { type Scale, summarise, type Worth } from '../../../worth.ts'

type Visit = { costMinor: number; views: (number | null)[]; clicks: number | null; bookings: number | null }

/** Each visit's approved deliverables with their views; null where they have no insights. */
const now: Visit[] = [
  { costMinor: 118_00, views: [42_100, 8_300], clicks: 96, bookings: 14 },
  { costMinor: 96_00, views: [27_400, null], clicks: 48, bookings: 9 },
  { costMinor: 104_00, views: [31_800, 5_200], clicks: 61, bookings: 8 },
  { costMinor: 132_00, views: [19_600, 4_700], clicks: 37, bookings: 6 },
  { costMinor: 88_00, views: [14_900, 3_100], clicks: 29, bookings: 4 },
  { costMinor: 97_00, views: [12_300, null], clicks: 23, bookings: 0 },
  { costMinor: 110_00, views: [9_800, 2_600], clicks: 18, bookings: null },
  { costMinor: 86_00, views: [4_600], clicks: null, bookings: null },
  { costMinor: 132_00, views: [], clicks: null, bookings: null },
]
const before: Visit[] = [
  { costMinor: 121_00, views: [33_500, 6_400], clicks: 64, bookings: 9 },
  { costMinor: 109_00, views: [24_200, 5_900], clicks: 51, bookings: 7 },
  { costMinor: 134_00, views: [21_700, null], clicks: 38, bookings: 4 },
  { costMinor: 92_00, views: [15_300, 3_800], clicks: 27, bookings: 2 },
  { costMinor: 128_00, views: [11_100], clicks: null, bookings: null },
  { costMinor: 128_00, views: [], clicks: null, bookings: null },
]
const gbp = (minor: number) => ({ minor, currency: 'GBP' })

function worthOf({ costMinor, views, clicks, bookings }: Visit, nth: number): Worth {
  return {
    collabUid: String(nth),
    brandUid: '',
    brandName: '',
    country: 'GB',
    briefUid: '',
    briefTitle: '',
    influencerUid: '',
    influencerName: '',
    handle: '',
    day: '2026-01-01',
    items: (views.length > 0 ? views : [null]).map((reached, at) => ({
      uid: `${nth} ${at}`,
      type: at === 0 ? 'reel' : 'story',
      platform: 'instagram',
      isApproved: views.length > 0,
      isInReview: false,
      isDelivered: views.length > 0,
      isOverdue: false,
      publishedAt: null,
      views: reached,
      isApart: false,
      isWithdrawn: false,
      clicks: null,
    })),
    lines: [{ kind: 'served', ...gbp(costMinor), why: '' }],
    clicks,
    bookings,
    vouchers: null,
    spent: Array.from({ length: bookings ?? 0 }, () => gbp(84_00)),
    bookingMargin: gbp(24_00),
    photographer: gbp(150_00),
  }
}

const scale: Scale = {
  currency: 'GBP' as const,
  rates: () => null,
  cpms: [
    { country: '*', format: 'reel', currency: 'GBP', lowMinor: 6_00, highMinor: 14_00 },
    { country: '*', format: 'story', currency: 'GBP', lowMinor: 4_00, highMinor: 9_00 },
  ],
}
/** Three months of Professional, at the price it has in pounds when the product is set up. */
export const examplePlanMinor = 3 * 249_00
/** Added up as one's own visits are, so that every number of it follows from the others. */
export const example = {
  currency: 'GBP' as const,
  now: summarise(now.map(worthOf), scale),
  before: summarise(before.map(worthOf), scale),
}
