import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { BrandUid, InfluencerUid } from '../../../access/ids.ts'
import { outcomes } from '../../collabs/stages.ts'
import { insightKinds } from '../../content/insights.ts'
import { deliverableStateNames } from '../../content/states.ts'
import { deliverableTypes, platforms, plusoneCities } from '../../profiles/vocabulary.ts'
import { contentList, contentNeeds } from '../lists.ts'

const ListedContent = z.object({
  uid: z.string(),
  version: z.number(),
  type: z.enum(deliverableTypes),
  platform: z.enum(platforms),
  state: z.enum(keysOf(deliverableStateNames)),
  needs: z.array(z.enum(keysOf(contentNeeds))),
  /** One picture of what was sent last; null before, and once the rights have ended. */
  cover: z.nullable(z.object({ picture: z.nullable(z.string()), placeholder: z.nullable(z.string()) })),
  collab: z.object({
    uid: z.string(),
    version: z.number(),
    stage: z.literal([1, 3, 4, 5, 6]),
    outcome: z.enum(outcomes),
    contentDueAt: z.nullable(instant),
  }),
  brief: z.object({ uid: z.string(), title: z.string() }),
  brand: z.object({ uid: z.string(), name: z.string(), city: z.enum(plusoneCities) }),
  creator: z.object({ uid: z.string(), name: z.string(), handle: z.string() }),
  manager: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  rounds: z.number(),
  submittedAt: z.nullable(instant),
  autoApproveAt: z.nullable(instant),
  approvedAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
  liveUrl: z.nullable(z.string()),
  rightsUntil: z.nullable(instant),
  /** Null where they are not known. */
  views: z.nullable(z.number()),
  /** The captures that nobody of our team has verified yet. */
  toVerify: z.array(z.enum(insightKinds)),
})
export type ListedContent = z.output<typeof ListedContent>

export const contentListEntries = {
  /** Every deliverable of every collab, or of one brand’s or one creator’s, what was submitted last first unless sorted; `search` looks at both names, the handle and the brief’s title. */
  browseContent: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: z.optional(BrandUid),
      influencerUid: z.optional(InfluencerUid),
      ...tableInput(contentList),
    }),
    output: tablePage(ListedContent),
    shows: ['deliverable', 'collab', 'profile', 'staff'],
  },
} as const
