import * as z from 'zod/mini'
import { keysOf } from '../../kit/contract/keys.ts'
import { day, minorUnits, nameText, optionalText, text } from '../../kit/contract/fields.ts'
import { must } from '../../kit/contract/must.ts'
import { BriefContent, BriefDeliverable, Window } from '../briefs/brief.ts'
import { BrandFields } from '../profiles/brand-profile.ts'
import { InfluencerFields, PublicPageFields, SocialAccountFields } from '../profiles/influencer-profile.ts'
import { readHandle } from '../profiles/social-handle.ts'
import { brandCategories, deliverableTypes, platforms, plusoneCities } from '../profiles/vocabulary.ts'
import { tooYoung } from '../profiles/creator-vocabulary.ts'
import { quiz } from './rules.ts'
import type { Side } from './sides.ts'

/** The version of the terms that one agrees to when joining. */
export const termsVersion = '2026-11'

/** A handle, or the address of a profile, of which the handle is kept. */
export const handle = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.overwrite((typed) => (typed.includes('/') ? readHandle(typed).handle : typed)),
  z.toLowerCase(),
  z.regex(/^@?[\w.]{2,40}$/, 'Enter a handle with 2 to 40 letters, numbers, dots or underscores.'),
)

/** What each step asks, by its key; one question each, in this order. */
export const brandAnswers = {
  place: z.object({
    name: nameText(80),
    category: z.enum(brandCategories),
    city: z.enum(plusoneCities),
    website: z._default(BrandFields.shape.website, null),
  }),
  address: z.object({
    address: text(200),
    district: optionalText(80),
    postcode: BrandFields.shape.postcode,
    phone: BrandFields.shape.phone,
    position: z.optional(
      z.object({
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
  }),
  story: z.object({
    description: text(1000),
    handle,
  }),
  photos: z.object({}),
  hours: z.object({ openingHours: BrandFields.shape.openingHours }),
  visits: z.object({
    windows: z.array(Window).check(z.minLength(1, 'Choose at least one time.'), z.maxLength(42)),
    capacity: z.int().check(z.minimum(1), z.maximum(50)),
  }),
  brief: z.object({
    title: text(90),
    story: text(2_000),
    included: z.array(text(160)).check(z.minLength(1, 'Add what’s included.'), z.maxLength(20)),
    valueMinor: minorUnits.check(z.minimum(1, 'Add the value.')),
    guests: z.int().check(z.minimum(0), z.maximum(10)),
    deliverables: z.optional(
      z.array(BriefDeliverable).check(z.minLength(1, 'Add at least one deliverable.'), z.maxLength(8)),
    ),
    usageRights: z.optional(BriefContent.shape.usageRights),
    usageMonths: z.optional(BriefContent.shape.usageMonths),
    onlineMonths: z.optional(z.int().check(z.minimum(0), z.maximum(24))),
    maxCollabs: z.optional(BriefContent.shape.maxCollabs),
  }),
  check: z.object({}),
} as const

export const influencerAnswers = {
  handle: z.object({ name: nameText(80), handle, platform: z.enum(platforms), homeCity: z.enum(plusoneCities) }),
  you: z.object({ dateOfBirth: day, languages: InfluencerFields.shape.languages }),
  cities: z.object({ cities: InfluencerFields.shape.cities }),
  figures: z.object({
    followers: SocialAccountFields.shape.followers,
    averageViews: SocialAccountFields.shape.averageViews,
    engagementBp: SocialAccountFields.shape.engagementBp,
    /** Their other accounts, one a platform. */
    others: z._default(
      z
        .array(z.object({ platform: z.enum(platforms), handle, followers: SocialAccountFields.shape.followers }))
        .check(z.maxLength(2)),
      [],
    ),
  }),
  vibe: z.object({
    contentVibe: InfluencerFields.shape.contentVibe.check(z.minLength(1, 'Choose at least one.')),
    formats: z._default(z.array(z.enum(deliverableTypes)), []),
  }),
  about: z.object({ bio: text(600) }),
  portfolio: z.object({}),
  page: PublicPageFields,
  house: z.object({ agreed: z.literal(true, 'Tick this to continue.') }),
  quiz: z.object({
    answers: z.array(z.int().check(z.minimum(0), z.maximum(9))).check(
      z.length(quiz.length),
      z.refine(
        (all) => all.every((answer, at) => answer === must(quiz[at]).right),
        'Answer all five correctly to continue.',
      ),
    ),
  }),
} as const

export type BrandStep = keyof typeof brandAnswers
export type InfluencerStep = keyof typeof influencerAnswers
export type StepKey = BrandStep | InfluencerStep
export type BrandAnswers = { [Key in BrandStep]?: z.output<(typeof brandAnswers)[Key]> }
export type InfluencerAnswers = { [Key in InfluencerStep]?: z.output<(typeof influencerAnswers)[Key]> }
export type Answers = Partial<BrandAnswers & InfluencerAnswers>

/** What nobody can promise for somebody else. */
export const inPerson: readonly StepKey[] = ['house', 'quiz']

/** What a step's form holds before it is answered. */
export type Draft = Record<string, unknown>
export type Drafts = Partial<Record<StepKey, Draft>>
/** How long a draft may be, as text. */
export const longestDraft = 16_000

/** The question of each step, and why it is asked. */
export const stepWords: Record<StepKey, { title: string; why: string }> = {
  place: {
    title: 'Your venue',
    why: 'Its name is the first thing creators see. We can read the rest from your website.',
  },
  address: { title: 'Where’s your venue?', why: 'So creators can see how far away you are and find you.' },
  story: { title: 'What makes your venue worth a visit?', why: 'Two honest sentences work better than a slogan.' },
  photos: {
    title: 'Add photos',
    why: 'Your card in the feed is mostly a photo. Add three or more: the room, a dish, a detail.',
  },
  hours: {
    title: 'When are you open?',
    why: 'So no one comes when you’re closed. We’ll tell you if visit times don’t fit.',
  },
  visits: { title: 'When can creators visit?', why: 'Creators can only book these times.' },
  brief: {
    title: 'Your first brief',
    why: 'We’ve drafted your offer and what you get in return. Change anything that doesn’t fit.',
  },
  check: { title: 'This is what creators will see', why: 'Our team will review it and put it live.' },
  handle: { title: 'What’s your account?', why: 'Brands look at your account first.' },
  you: { title: 'When were you born?', why: `${tooYoung} Brands never see your date of birth.` },
  cities: { title: 'Where else can you visit?', why: 'We’ll show you venues there too.' },
  figures: { title: 'How big is your audience?', why: 'Some briefs need a minimum number of followers.' },
  vibe: { title: 'What kind of content do you make?', why: 'We use this to match you with venues and deliverables.' },
  about: { title: 'About you', why: 'Brands like to know who they’re hosting.' },
  portfolio: {
    title: 'Your best content',
    why: 'Three or more examples show brands what to expect. You can add them later.',
  },
  page: {
    title: 'Your public page',
    why: 'A media kit you can share with anyone. It’s only visible once you’re approved and turn it on.',
  },
  house: { title: 'House rules', why: 'Venues set aside a table for you. Here’s what they expect.' },
  quiz: {
    title: 'Five golden rules',
    why: 'This is what brands pay for and what we check. Answer five short questions. Try as often as you like.',
  },
}

export function stepsOf(side: Side): StepKey[] {
  return keysOf(side === 'brand' ? brandAnswers : influencerAnswers)
}

/** Whether a question may be answered: it is of this side, and those before it have an answer. */
export function isDue(side: Side | null, answers: Answers, step: StepKey): boolean {
  const steps = side ? stepsOf(side) : []
  const at = steps.indexOf(step)
  return at >= 0 && steps.slice(0, at).every((earlier) => answers[earlier] !== undefined)
}

/** The first step without an answer; the last one when all have one. */
export function nextStep(side: Side, answers: Answers): StepKey {
  const steps = stepsOf(side)
  return steps.find((step) => answers[step] === undefined) ?? must(steps.at(-1))
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
