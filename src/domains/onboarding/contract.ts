import * as z from 'zod/mini'
import { keysOf } from '../../kit/contract/keys.ts'
import { email, instant, nameText, optionalText, text } from '../../kit/contract/fields.ts'
import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { AccountUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { tierIds } from '../plans/tiers.ts'
import { brandCategories, platforms, plusoneCities } from '../profiles/vocabulary.ts'
import { tooYoung } from '../profiles/creator-vocabulary.ts'
import { mostPictures, WebsiteHints } from './website.ts'
import { brandAnswers, handle, influencerAnswers, longestDraft, termsVersion } from './steps.ts'
import { onboardingColumns } from './columns.ts'
import { sides } from './sides.ts'

const team = { accountManager: 'any', admin: 'any' } as const
const stepKey = z.enum([...keysOf(brandAnswers), ...keysOf(influencerAnswers)])

/** PostgreSQL keeps no NUL in a text. */
function fitsDraft(draft: Record<string, unknown>): boolean {
  const written = JSON.stringify(draft)
  return written.length <= longestDraft && !written.includes('\\u0000')
}

/** Where someone stands between signing up and being there. */
export const OnboardingView = z.object({
  side: z.nullable(z.enum(sides)),
  tier: z.nullable(z.enum(tierIds)),
  step: z.nullable(stepKey),
  answers: z.object({
    ...z.partial(z.object(brandAnswers)).shape,
    ...z.partial(z.object(influencerAnswers)).shape,
    /** What was typed before there was an account. */
    given: z.optional(z.record(z.string(), z.string())),
  }),
  /** What was typed and not yet answered, by step: as it was typed. */
  drafts: z.partialRecord(stepKey, z.record(z.string(), z.unknown())),
  hints: z.nullable(WebsiteHints),
  profileUid: z.nullable(z.string()),
  briefUid: z.nullable(z.string()),
  manager: z.nullable(z.object({ name: z.string() })),
  finishedAt: z.nullable(instant),
})
export type OnboardingView = z.output<typeof OnboardingView>

const ListedOnboarding = z.object({
  account: z.object({ uid: z.string(), name: z.string(), email: z.string() }),
  side: z.nullable(z.enum(sides)),
  step: z.nullable(stepKey),
  tier: z.nullable(z.enum(tierIds)),
  profileUid: z.nullable(z.string()),
  /** What they say of why the place is theirs; empty with an address of its own. */
  proof: z.string(),
  startedAt: instant,
  updatedAt: instant,
})
export type ListedOnboarding = z.output<typeof ListedOnboarding>

const refusals = ['failed-precondition', 'aborted'] as const
/** Whose onboarding it is: one's own, or for the team somebody's who stopped. */
const whose = { accountUid: z.optional(AccountUid) }
const own = { account: 'own', ...team } as const
const write = {
  kind: 'write',
  access: own,
  touches: ['onboarding', 'profile', 'session'],
  refusals,
} as const

/** What was agreed to: the version that is in force. */
const terms = z.literal(termsVersion, 'Please agree to the terms.')

/** The code of the link that brought them, where somebody invited them. One that is not ours is left aside. */
const invite = z.optional(z.string().check(z.maxLength(20)))

/** A step with its answer, as the union of all of them. */
const StepInput = z.union(
  Object.entries({ ...brandAnswers, ...influencerAnswers }).map(([step, answer]) =>
    z.object({ step: z.literal(step), answer, ...whose }),
  ) as unknown as [z.ZodMiniType<{ step: string; answer: Record<string, unknown>; accountUid?: string }>],
)

export const onboardingCalls = defineCalls({
  /**
   * Joins: an account with what was said, and a mail with the link that opens it. Who has an account gets
   * a link to it, by the rules of signing in. A handle that is taken, and a city that is not open, are said so before anything
   * is kept. In a transaction of its own: where accounts are not revealed the answer takes its time.
   */
  join: {
    kind: 'exchange',
    access: { anonymous: 'any' },
    input: z.discriminatedUnion('as', [
      z.object({
        as: z.literal('brand'),
        email,
        name: nameText(80),
        venue: nameText(80),
        category: z.enum(brandCategories),
        city: z.enum(plusoneCities),
        website: optionalText(200),
        /** How one sees that the place is theirs; asked of whoever has no address of its own. */
        proof: optionalText(300),
        tier: z.optional(z.enum(tierIds)),
        invite,
        terms,
      }),
      z.object({
        as: z.literal('influencer'),
        email,
        name: nameText(80),
        handle,
        platform: z.enum(platforms),
        city: z.enum(plusoneCities),
        isAdult: z.literal(true, tooYoung),
        invite,
        terms,
      }),
    ]),
    /** `known`: there was an account; always false where accounts are not revealed. */
    output: z.object({ known: z.boolean() }),
    refusals: ['failed-precondition'],
    perMinute: 20,
  },
  /** Cities one can join in now. */
  listOpenCities: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({}),
    output: z.object({ open: z.array(z.enum(plusoneCities)) }),
    shows: ['city'],
  },
  /** Told when a city opens. Once for each address and city. */
  joinCityWaitlist: {
    kind: 'write',
    creates: true,
    access: { anonymous: 'any' },
    input: z.object({ email, as: z.enum(sides), city: z.enum(plusoneCities), cityName: optionalText(80) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['failed-precondition'],
    touches: ['city'],
    perMinute: 10,
    perMinuteField: 'email',
  },
  /** One's own onboarding, begun when it is first looked at. */
  getOnboarding: {
    kind: 'read',
    access: own,
    input: z.object(whose),
    output: OnboardingView,
    refusals: ['not-found'],
    shows: ['onboarding', 'profile', 'brief'],
  },
  /** As a brand or as a creator; can be changed until there is a profile. */
  chooseSide: { ...write, input: z.object({ side: z.enum(sides), ...whose }), output: OnboardingView },
  /**
   * Keeps what is typed, as it is, before it is an answer; the last one of a step wins, whatever it was typed on. Nothing
   * is made of it. A date of birth is kept only of who is old enough.
   */
  saveOnboardingDraft: {
    kind: 'write',
    access: own,
    input: z.object({
      step: stepKey,
      draft: z
        .record(z.string().check(z.maxLength(40)), z.unknown())
        .check(z.refine(fitsDraft, 'Shorten this, and use plain text only.')),
      ...whose,
    }),
    output: z.object({ savedAt: instant }),
    touches: [],
    refusals,
    perMinute: 120,
  },
  /**
   * Reads the page of a venue once, and keeps what it says for the questions to offer: nothing is taken from it unless the
   * person does. Read again for another address alone. `hints` is null where there is nothing to offer, with the reason.
   */
  readWebsite: {
    kind: 'exchange',
    access: own,
    input: z.object({ website: text(200), ...whose }),
    output: z.object({ hints: z.nullable(WebsiteHints), why: z.nullable(z.string()) }),
    touches: ['onboarding'],
    refusals,
    perMinute: 6,
  },
  /** One of the pictures that the page names, for the person to look at and take. */
  readWebsitePicture: {
    kind: 'exchange',
    access: own,
    input: z.object({ at: z.int().check(z.minimum(0), z.maximum(mostPictures - 1)), ...whose }),
    output: z.object({ name: z.string(), type: z.string(), base64: z.string() }),
    refusals,
    perMinute: 12,
  },
  /** Keeps the answer to a step; the profile is made and kept up with it. Someone under 18 is refused, and nothing is kept. */
  saveOnboardingStep: { ...write, input: StepInput, output: OnboardingView },
  /** The end: a brand's first brief is with the team, a creator's profile is in the queue. */
  finishOnboarding: { ...write, input: z.object(whose), output: OnboardingView },
  /** For the team: who is joining and where they stopped, longest still first unless sorted; `search` looks at name and email. */
  listOnboardings: {
    kind: 'read',
    access: team,
    input: z.object(tableInput(onboardingColumns)),
    output: tablePage(ListedOnboarding),
    shows: ['onboarding'],
  },
  /** How many stopped where, the most first. */
  listOnboardingStops: {
    kind: 'read',
    access: team,
    input: z.object({}),
    output: z.object({
      stops: z.array(z.object({ side: z.nullable(z.enum(sides)), step: z.nullable(stepKey), count: z.number() })),
    }),
    shows: ['onboarding'],
  },
  /** Mails somebody who stopped a link to where they are; once a day at most, and never to who wants no emails from our team. */
  mailOnboardingLink: {
    kind: 'write',
    access: team,
    input: z.object({ accountUid: AccountUid }),
    output: z.object({ sent: z.boolean() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['event'],
    many: true,
  },
  /** Cities that are closed, and how many wait for each. */
  listCities: {
    kind: 'read',
    access: team,
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({ city: z.enum(plusoneCities), open: z.boolean(), waiting: z.number(), names: z.array(z.string()) }),
      ),
    }),
    shows: ['city'],
  },
  /** Opens or closes a city for joining; when it opens, whoever waits is told. */
  setCityOpen: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.object({ city: z.enum(plusoneCities), open: z.boolean() }),
    output: z.object({ notified: z.number() }),
    refusals: ['failed-precondition'],
    touches: ['city', 'audit'],
  },
  /** Tells whoever named a city under Elsewhere that it is among ours now, by the name of ours. */
  notifyNamedCity: {
    kind: 'write',
    access: { admin: 'any' },
    input: z.object({ cityName: text(80), city: z.enum(plusoneCities) }),
    output: z.object({ notified: z.number() }),
    refusals: ['failed-precondition'],
    touches: ['city', 'audit'],
  },
})
