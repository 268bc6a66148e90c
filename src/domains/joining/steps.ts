import * as z from 'zod/mini'
import { day, minorUnits, optionalText, text } from '../../kit/contract/fields.ts'
import { Window } from '../briefs/brief.ts'
import { BrandFields } from '../profiles/brand-profile.ts'
import { InfluencerFields, SocialAccountFields } from '../profiles/influencer-profile.ts'
import { brandCategories, platforms, plusoneCities } from '../profiles/vocabulary.ts'

export const sides = ['brand', 'influencer'] as const
export type Side = (typeof sides)[number]

/** The five golden rules (seed §9), each acknowledged by itself. */
export const goldenRules = [
  'My content features me for at least 5 seconds.',
  'It showcases the brand.',
  'My content and my conduct are appropriate.',
  'The quality is 1080p at least.',
  'I respect consent and copyright.',
] as const
/** The version of the rules' text that was acknowledged. */
export const rulesVersion = '2026-11'

export const handle = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^@?[\w.]{2,40}$/, 'must be a handle: 2 to 40 letters, digits, dots and underscores'),
  )

/** What each step asks, by its key; one question each, in this order. */
export const brandAnswers = {
  place: z.object({ name: text(80), category: z.enum(brandCategories), city: z.enum(plusoneCities) }),
  address: z.object({
    address: text(200),
    district: optionalText(80),
    postcode: BrandFields.shape.postcode,
    phone: BrandFields.shape.phone,
  }),
  story: z.object({
    description: text(1000),
    website: BrandFields.shape.website,
    handle,
  }),
  photos: z.object({}),
  hours: z.object({ openingHours: BrandFields.shape.openingHours }),
  visits: z.object({
    windows: z.array(Window).check(z.minLength(1, 'must have at least one window'), z.maxLength(42)),
    capacity: z.int().check(z.minimum(1), z.maximum(50)),
  }),
  brief: z.object({
    title: text(90),
    story: text(2_000),
    included: z.array(text(160)).check(z.minLength(1, 'must say what is included'), z.maxLength(20)),
    valueMinor: minorUnits.check(z.minimum(1, 'must say what it is worth')),
    guests: z.int().check(z.minimum(0), z.maximum(10)),
  }),
  check: z.object({}),
} as const

export const influencerAnswers = {
  handle: z.object({ name: text(80), handle, platform: z.enum(platforms), homeCity: z.enum(plusoneCities) }),
  you: z.object({ dateOfBirth: day, languages: InfluencerFields.shape.languages }),
  cities: z.object({ cities: InfluencerFields.shape.cities }),
  figures: z.object({
    followers: SocialAccountFields.shape.followers,
    averageViews: SocialAccountFields.shape.averageViews,
    engagementBp: SocialAccountFields.shape.engagementBp,
  }),
  vibe: z.object({
    contentVibe: InfluencerFields.shape.contentVibe.check(z.minLength(1, 'must be at least one')),
  }),
  about: z.object({ bio: text(600) }),
  pieces: z.object({}),
  rules: z.object({
    acknowledged: z.array(z.boolean()).check(
      z.length(goldenRules.length),
      z.refine((all) => all.every(Boolean), 'must all be ticked'),
    ),
  }),
} as const

export type BrandStep = keyof typeof brandAnswers
export type InfluencerStep = keyof typeof influencerAnswers
export type StepKey = BrandStep | InfluencerStep
export type BrandAnswers = { [Key in BrandStep]?: z.output<(typeof brandAnswers)[Key]> }
export type InfluencerAnswers = { [Key in InfluencerStep]?: z.output<(typeof influencerAnswers)[Key]> }
export type Answers = Partial<BrandAnswers & InfluencerAnswers>

/** The question of each step, and why it is asked. */
export const stepWords: Record<StepKey, { title: string; why: string }> = {
  place: { title: 'What is your place called?', why: 'It is the first thing creators read.' },
  address: { title: 'Where is it?', why: 'Creators see how far it is, and find the door.' },
  story: { title: 'What makes it worth a visit?', why: 'Two honest sentences do more than a slogan.' },
  photos: { title: 'Show it', why: 'Your card in the feed is mostly a picture. One is enough to begin.' },
  hours: { title: 'When are you open?', why: 'Nobody is booked when the door is closed.' },
  visits: { title: 'When would you love company?', why: 'Creators can book these times and no others.' },
  brief: { title: 'Your first brief', why: 'What a creator gets. Change what does not fit; the rest is a good start.' },
  check: { title: 'This is what creators will see', why: 'Our team reads it, and puts it live.' },
  handle: { title: 'Who are you?', why: 'Brands look at your account before anything else.' },
  you: { title: 'When were you born?', why: 'You have to be 18 or over. Brands never see the date.' },
  cities: { title: 'Where else can you visit?', why: 'Places there are shown to you as well.' },
  figures: { title: 'How many see what you make?', why: 'Some briefs ask for a number of followers.' },
  vibe: { title: 'What do you make?', why: 'It decides which places suit you.' },
  about: { title: 'A few words and your face', why: 'A brand hosts a person, not a number.' },
  pieces: {
    title: 'Pieces you are proud of',
    why: 'Profiles with three or more are answered quicker. You can add them later.',
  },
  rules: { title: 'Five golden rules', why: 'They are what brands pay for, and what we check.' },
}

export function stepsOf(side: Side): StepKey[] {
  return Object.keys(side === 'brand' ? brandAnswers : influencerAnswers) as StepKey[]
}

/** The first step without an answer; the last one when all have one. */
export function nextStep(side: Side, answers: Answers): StepKey {
  const steps = stepsOf(side)
  return steps.find((step) => answers[step] === undefined) ?? steps.at(-1)!
}

/** The question that ends the first stage: with it there is a profile. */
const endOfFirstStage = { brand: 'place', influencer: 'you' } as const satisfies Record<Side, StepKey>

/** Whether it went on from its first stage with this answer; giving it anew later is no second time. */
export function isFirstStageDone(
  before: { side: Side | null; step: string | null },
  after: { step: string | null },
): boolean {
  return before.side !== null && before.step === endOfFirstStage[before.side] && after.step !== before.step
}
