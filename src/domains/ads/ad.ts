import * as z from 'zod/mini'
import { instant, optionalText, text } from '../../kit/contract/fields.ts'
import { ownPath } from '../../kit/contract/own-path.ts'
import { tierIds } from '../plans/tiers.ts'
import { plusoneCities } from '../profiles/vocabulary.ts'
import { brandLabels, influencerLabels } from '../profiles/desk-vocabulary.ts'

/** Where an ad is seen, and by whose people. */
export const positionFacts = {
  'feed-card': { name: 'Feed', side: 'influencer' },
  'brand-dashboard': { name: 'Brand dashboard', side: 'brand' },
  'influencer-dashboard': { name: 'Influencer dashboard', side: 'influencer' },
} as const
export const adPositions = ['feed-card', 'brand-dashboard', 'influencer-dashboard'] as const
export type AdPosition = (typeof adPositions)[number]

/** Of a brand's people: all, those who decide (owner and admins), or the other members. */
export const audienceRoles = ['everyone', 'admins', 'members'] as const
const labels = [...influencerLabels, ...brandLabels] as const

/** Whom an ad is for. An empty list is no condition; several values of one list are alternatives. */
export const Audience = z.object({
  role: z.enum(audienceRoles),
  cities: z.array(z.enum(plusoneCities)).check(z.maxLength(plusoneCities.length)),
  tiers: z.array(z.enum(tierIds)).check(z.maxLength(tierIds.length)),
  labels: z.array(z.enum(labels)).check(z.maxLength(labels.length)),
})
export type Audience = z.output<typeof Audience>

/** A path of ours, or a page elsewhere that is encrypted. */
const link = z.string().check(
  z.trim(),
  z.maxLength(500, 'Use at most 500 characters.'),
  z.refine(
    (given) => ownPath(given) !== null || isSecureAddress(given),
    'Enter a page such as /app/influencer/browse, or an address that starts with https://',
  ),
)

/** What staff write of an ad. */
export const AdFields = z.object({
  name: text(80),
  position: z.enum(adPositions),
  title: text(70),
  text: text(160),
  link,
  /** What the picture shows, for those who do not see it. */
  alternativeText: optionalText(200),
  audience: Audience,
  startsAt: instant,
  /** Null runs on: only for house ads. */
  endsAt: z.nullable(instant),
  /** 1 goes first. */
  priority: z.int().check(z.minimum(1), z.maximum(3)),
  /** How often one session shows it in a day. */
  capPerSession: z.int().check(z.minimum(1), z.maximum(20)),
  /** Our own, shown only where no other fits. */
  house: z.boolean(),
})
export type AdFields = z.output<typeof AdFields>

function isSecureAddress(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, username, password } = new URL(given)
  return protocol === 'https:' && username === '' && password === ''
}

/** What keeps fields that are each fine from being an ad together. */
export function problemsOf(fields: AdFields, hasPicture: boolean): { field: keyof AdFields; message: string }[] {
  const { audience, position, startsAt, endsAt, house, alternativeText } = fields
  const { side } = positionFacts[position]
  const known: readonly string[] = side === 'brand' ? brandLabels : influencerLabels
  const problems: [boolean, keyof AdFields, string][] = [
    [hasPicture && alternativeText === '', 'alternativeText', 'Describe the picture.'],
    [endsAt === null && !house, 'endsAt', 'Only house ads can run without an end date.'],
    [endsAt !== null && new Date(endsAt) <= new Date(startsAt), 'endsAt', 'The end must be after the start.'],
    [side !== 'brand' && audience.role !== 'everyone', 'audience', 'Roles only apply to brand users.'],
    [side !== 'brand' && audience.tiers.length > 0, 'audience', 'Plans only apply to brands.'],
    [
      audience.labels.some((label) => !known.includes(label)),
      'audience',
      `Some of these labels can’t be used for ${side}s.`,
    ],
  ]
  return problems.filter(([wrong]) => wrong).map(([, field, message]) => ({ field, message }))
}
