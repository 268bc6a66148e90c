import * as z from 'zod/mini'
import { day, instant } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { tierIds } from '../../plans/tiers.ts'
import { BrandStaffFields } from '../../profiles/brand-profile.ts'
import { alikeSignals } from '../../profiles/alike-signals.ts'
import { riskKinds } from '../../profiles/risk-flags.ts'
import { platforms, plusoneCities } from '../../profiles/vocabulary.ts'
import { approvalStates } from '../../profiles/creator-vocabulary.ts'
import { brandLabels, customerStatuses, influencerLabels, ragStatuses } from '../../profiles/desk-vocabulary.ts'
import { lostReasons } from '../../profiles/lost.ts'
import { Cause } from '../../records/contract.ts'
import { brandList, creatorList } from '../lists.ts'

const team = { accountManager: 'any', admin: 'any' } as const

const health = {
  rag: z.enum(ragStatuses),
  /** When its colour became worse; null where the last change was for the better. */
  ragFellAt: z.nullable(instant),
  /** Why it isn’t green, as its signals say. */
  ragCauses: z.array(Cause),
  /** Why somebody of our team set its colour by hand. */
  ragReason: z.nullable(z.string()),
}

const ListedBrand = z.object({
  uid: z.string(),
  name: z.string(),
  handle: z.nullable(z.string()),
  organisation: z.string(),
  category: z.string(),
  address: z.string(),
  /** Its part of the city, or its town where that is none of our cities. */
  district: z.string(),
  city: z.enum(plusoneCities),
  postcode: z.nullable(z.string()),
  /** As two letters, such as GB. */
  country: z.string(),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Where it is, once that’s known. */
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  profilePic: z.nullable(z.string()),
  plan: z.nullable(z.enum(tierIds)),
  manager: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  customerStatus: z.enum(customerStatuses),
  ...health,
  /** The open task that is due first. */
  nextStep: z.nullable(z.object({ text: z.string(), dueOn: day, isLate: z.boolean() })),
  salesStage: BrandStaffFields.shape.salesStage,
  onboardingStage: z.number(),
  /** Since when it has stood at each. */
  salesSince: instant,
  onboardingSince: instant,
  statusSince: instant,
  /** Why it was lost, while it is. */
  lostReason: z.nullable(z.enum(keysOf(lostReasons))),
  priority: z.literal([1, 2, 3]),
  labels: z.array(z.enum(brandLabels)),
  /** What says that there may be another profile of it. */
  alike: z.array(z.enum(keysOf(alikeSignals))),
  /** Whether somebody can sign in for it, who reads what it’s written. */
  hasPeople: z.boolean(),
  /** Requests that wait for the brand’s answer. */
  openRequests: z.number(),
  /** When a creator was last checked in. */
  lastVisitAt: z.nullable(instant),
  createdAt: instant,
})
export type ListedBrand = z.output<typeof ListedBrand>

const ListedCreator = z.object({
  uid: z.string(),
  version: z.number(),
  handle: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  homeCity: z.enum(plusoneCities),
  approval: z.enum(approvalStates),
  /** They have sent their application; false while they are still filling in their profile. */
  hasApplied: z.boolean(),
  priority: z.literal([1, 2, 3]),
  labels: z.array(z.enum(influencerLabels)),
  /** How much of an account’s audience is in their home city, in percent; of the account where it is most, without YouTube. */
  localAudience: z.nullable(z.number()),
  /** The names of the lists that they are on. */
  lists: z.array(z.string()),
  /** What flags stand on them. */
  risks: z.array(z.enum(riskKinds)),
  /** What says that there may be another profile of theirs. */
  alike: z.array(z.enum(keysOf(alikeSignals))),
  reliability: z.nullable(z.number()),
  visitsCompleted: z.number(),
  ...health,
  /** Reviews by brands, shown to the creator or not, and their average from 1 to 6; null without any. */
  reviews: z.number(),
  reviewAverage: z.nullable(z.number()),
  openCollabs: z.number(),
  /** Collabs whose content is late. */
  overdueCollabs: z.number(),
  /** When the numbers of the account that was left longest were last updated. */
  numbersAt: z.nullable(instant),
  idCheckedAt: z.nullable(instant),
  /** When somebody last used an account that the profile belongs to. */
  lastSeenAt: z.nullable(instant),
  createdAt: instant,
  social: z.array(z.object({ platform: z.enum(platforms), followers: z.number(), confirmedAt: instant })),
})
export type ListedCreator = z.output<typeof ListedCreator>

/** The lists that our team works with. */
export const listEntries = {
  /** Every brand, by name unless sorted; `search` looks at name and handle. */
  browseBrands: {
    kind: 'read',
    access: team,
    input: z.object(tableInput(brandList)),
    output: tablePage(ListedBrand),
    shows: ['profile', 'collab', 'visit', 'plan', 'staff', 'record'],
  },
  /** Every creator, the latest first unless sorted; `search` looks at handle and name. */
  browseCreators: {
    kind: 'read',
    access: team,
    input: z.object(tableInput(creatorList)),
    output: tablePage(ListedCreator),
    shows: ['profile', 'collab', 'visit', 'list'],
  },
} as const
