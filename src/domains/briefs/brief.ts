import * as z from 'zod/mini'
import { must } from '../../kit/contract/must.ts'
import { clockTime, day, minorUnits, optionalText, text } from '../../kit/contract/fields.ts'
import { isClip, mostClips } from '../media/clips.ts'
import { contentTypes, deliverableTypes, type City, platforms, plusoneCities } from '../profiles/vocabulary.ts'
import { ageBrackets, languages } from '../profiles/creator-vocabulary.ts'

/** What a brief says: the parts a brand writes. The same schema serves the form and the server. */

const unique = <T>(items: T[]) => new Set(items).size === items.length

export const BriefDeliverable = z.object({
  type: z.enum(deliverableTypes),
  contentType: z.enum(contentTypes),
  platform: z.enum(platforms),
  count: z.int().check(z.minimum(1), z.maximum(5)),
})
export type BriefDeliverable = z.output<typeof BriefDeliverable>

/** Who may apply; an empty list or a null sets no limit. Engagement in basis points (350 is 3.5 %). */
export const Eligibility = z.object({
  cities: z.array(z.enum(plusoneCities)).check(z.maxLength(20)),
  platforms: z.array(z.enum(platforms)),
  followersFrom: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  followersTo: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  engagementFromBp: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  engagementToBp: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  ageBrackets: z.array(z.enum(ageBrackets)),
  languages: z.array(z.enum(languages)),
  listUids: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
  /** Only creators whose ID was checked. Part of Premium. */
  idChecked: z._default(z.boolean(), false),
})
export type Eligibility = z.output<typeof Eligibility>

/** A weekly window on the venue's clock; weekdays as in ISO 8601, 1 is Monday. An end before its start is on the next day. */
export const Window = z
  .object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clockTime, to: clockTime })
  .check(
    z.refine((window) => window.from !== window.to, { error: 'The end can’t be the same as the start.', path: ['to'] }),
  )

export type Window = z.output<typeof Window>

/** How many times a week has at most, and how many days are closed. */
export const mostWindows = 42
export const mostClosedDays = 200

/** A visit by the night, at a venue with rooms. With `perNight` the value of the brief is that of one night. */
export const Stay = z.object({
  minNights: z.int().check(z.minimum(1), z.maximum(30)),
  maxNights: z.int().check(z.minimum(1), z.maximum(30)),
  checkOutBy: clockTime,
  perNight: z.boolean(),
})
export type Stay = z.output<typeof Stay>

/**
 * When visits are possible. `capacity` counts visits per slot; `leadHours` is the notice the venue needs. With `stay` the
 * windows are the days and hours of check-in, and `capacity` counts rooms per night.
 */
export const Availability = z.object({
  stay: z.optional(Stay),
  windows: z.array(Window).check(z.maxLength(mostWindows)),
  slotMinutes: z.int().check(z.minimum(15), z.maximum(480)),
  capacity: z.int().check(z.minimum(1), z.maximum(50)),
  leadHours: z.int().check(z.minimum(0), z.maximum(24 * 30)),
  blackout: z.array(day).check(z.maxLength(mostClosedDays)),
})
export type Availability = z.output<typeof Availability>

export const usageRights = ['none', 'organic', 'paid'] as const
export type UsageRights = (typeof usageRights)[number]
const tag = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[@#]?[\p{L}\p{N}_.]{1,40}$/u, 'Use one name or tag: letters, numbers, dots and underscores only.'),
  )

/**
 * Everything a brand writes in a brief. A draft may be incomplete: `missingFor` says what keeps it from being submitted.
 * Amounts are in the minor unit of the venue's currency; a null cap means that all that is included is on the house.
 */
export const BriefContent = z.object({
  title: optionalText(90),
  story: optionalText(2_000),
  included: z.array(text(160)).check(z.maxLength(20)),
  notIncluded: z.array(text(160)).check(z.maxLength(20)),
  valueMinor: minorUnits,
  spendCapMinor: z.nullable(minorUnits),
  aboveCap: z._default(z.enum(['influencer', 'brand']), 'influencer'),
  serviceCovered: z._default(z.boolean(), false),
  guests: z.int().check(z.minimum(0), z.maximum(10)),
  deliverables: z.array(BriefDeliverable).check(z.maxLength(8)),
  directions: optionalText(2_000),
  mentions: z.array(tag).check(z.maxLength(5)),
  hashtags: z.array(tag).check(z.maxLength(10)),
  showsAlcohol: z._default(z.boolean(), false),
  usageRights: z.enum(usageRights),
  usageMonths: z.int().check(z.minimum(0), z.maximum(60)),
  /** How long posts stay up, stories exempt. */
  onlineMonths: z._default(z.int().check(z.minimum(0), z.maximum(24)), 6),
  eligibility: Eligibility,
  liveFrom: day,
  liveUntil: day,
  maxCollabs: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** How many collabs one influencer may have on this brief. */
  repeatLimit: z._default(z.int().check(z.minimum(1), z.maximum(12)), 1),
  approval: z._default(z.enum(['manual', 'automatic']), 'manual'),
  /** With automatic approval: the fit an eligible influencer must be above. */
  autoFit: z._default(z.int().check(z.minimum(0), z.maximum(100)), 70),
  availability: Availability,
  /** Photos and clips, by their `file_path`. */
  pictures: z.array(z.string().check(z.maxLength(200))).check(
    z.maxLength(10),
    z.refine(unique, 'Each photo or clip can only be added once.'),
    z.refine((pictures) => pictures.filter(isClip).length <= mostClips, `A brief can have up to ${mostClips} clips.`),
  ),
})
export type BriefContent = z.output<typeof BriefContent>

/** The quiet-hours preset: weekday afternoons, when a place has room. */
export const quietHours: Availability['windows'] = [2, 3, 4].map((weekday) => ({ weekday, from: '15:00', to: '18:00' }))

/** When guests come for dinner and for a night out. */
export const eveningHours: Availability['windows'] = [2, 3, 4].map((weekday) => ({
  weekday,
  from: '18:00',
  to: '21:00',
}))

/** Whether the windows are just the preset. */
export function areQuietHours(windows: Availability['windows'], usual = quietHours): boolean {
  const isIn = (one: Window) =>
    usual.some((preset) => preset.weekday === one.weekday && preset.from === one.from && preset.to === one.to)
  return windows.length === usual.length && windows.every(isIn)
}

/** What a new brief asks for besides its deliverables, and how many creators it takes. */
export const usualTerms = { usageRights: 'organic', usageMonths: 6, onlineMonths: 6, maxCollabs: 8 } as const

/** A new brief as the editor opens it. `today` and `until` are days on the venue's clock. */
export function emptyBrief(today: string, until: string, city: City): BriefContent {
  return {
    title: '',
    story: '',
    included: [],
    notIncluded: [],
    valueMinor: 0,
    spendCapMinor: null,
    aboveCap: 'influencer',
    serviceCovered: false,
    guests: 1,
    deliverables: [{ type: 'reel', contentType: 'video', platform: 'instagram', count: 1 }],
    directions: '',
    mentions: [],
    hashtags: [],
    showsAlcohol: false,
    ...usualTerms,
    eligibility: { ...openEligibility, cities: [city], followersFrom: 2_000 },
    liveFrom: today,
    liveUntil: until,
    repeatLimit: 1,
    approval: 'manual',
    autoFit: 70,
    availability: { windows: quietHours, slotMinutes: 90, capacity: 1, leadHours: 24, blackout: [] },
    pictures: [],
  }
}

/** No limits at all. */
export const openEligibility: Eligibility = {
  cities: [],
  platforms: [],
  followersFrom: null,
  followersTo: null,
  engagementFromBp: null,
  engagementToBp: null,
  ageBrackets: [],
  languages: [],
  listUids: [],
  idChecked: false,
}

/** What still keeps a brief from being submitted, as sentences; empty when nothing does. `today` on the venue's clock. */
export function missingFor(content: BriefContent, today: string): string[] {
  const { eligibility, availability } = content
  const longest = Math.max(0, ...availability.windows.map(windowMinutes))
  const missing: [boolean, string][] = [
    [content.title === '', 'Add a title.'],
    [content.included.length === 0, 'Add what’s included.'],
    [content.valueMinor === 0, 'Add the value of the experience.'],
    [content.deliverables.length === 0, 'Add at least one deliverable.'],
    [content.mentions.length === 0, 'Add an account to mention.'],
    [content.pictures.every(isClip), 'Add at least one photo.'],
    [!availability.stay && availability.windows.length === 0, 'Add at least one weekly time.'],
    [availability.stay !== undefined && availability.windows.length === 0, 'Add at least one check-in day.'],
    [
      isReversed(availability.stay?.minNights ?? null, availability.stay?.maxNights ?? null),
      'The maximum nights can’t be lower than the minimum.',
    ],
    [
      !availability.stay && availability.windows.length > 0 && longest < availability.slotMinutes,
      'Make at least one weekly time long enough for a visit.',
    ],
    [content.liveUntil < content.liveFrom, 'The last day can’t be before the first day.'],
    [
      content.liveUntil >= content.liveFrom && content.liveUntil < today,
      'The last day is in the past. Choose a later one.',
    ],
    [
      isReversed(eligibility.followersFrom, eligibility.followersTo),
      'The maximum followers can’t be lower than the minimum.',
    ],
    [
      isReversed(eligibility.engagementFromBp, eligibility.engagementToBp),
      'The maximum engagement can’t be lower than the minimum.',
    ],
    [
      content.usageRights !== 'none' && content.usageMonths === 0,
      'Add how many months you want to use the content for.',
    ],
  ]
  return missing.filter(([is]) => is).map(([, sentence]) => sentence)
}

function isReversed(from: number | null, to: number | null): boolean {
  return from !== null && to !== null && to < from
}

/** Minutes after midnight of a wall-clock time. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return must(hours, 'hours') * 60 + must(minutes, 'minutes')
}

/** How long a window is; one that ends before it starts goes on past midnight. */
export function windowMinutes({ from, to }: Window): number {
  return (minutesOf(to) - minutesOf(from) + 1_440) % 1_440
}
