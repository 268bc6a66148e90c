import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { instant } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { deliverableStateNames } from '../../content/states.ts'
import { deliverableTypes, platforms } from '../../profiles/vocabulary.ts'
import { venuesAtMost } from '../../today/contract.ts'
import { groupContentList } from '../content-list.ts'
import { shownStates } from '../states.ts'

const GroupContent = z.object({
  uid: z.string(),
  version: z.number(),
  collabUid: z.string(),
  type: z.enum(deliverableTypes),
  platform: z.enum(platforms),
  state: z.enum(keysOf(deliverableStateNames)),
  /** Null once the rights have ended. */
  cover: z.nullable(z.object({ picture: z.nullable(z.string()), placeholder: z.nullable(z.string()) })),
  brand: z.object({ uid: z.string(), name: z.string() }),
  brief: z.object({ uid: z.string(), title: z.string() }),
  influencer: z.object({ name: z.string() }),
  submittedAt: z.nullable(instant),
  /** When it’s approved automatically; null unless it’s in review. */
  autoApproveAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
  rightsUntil: z.nullable(instant),
  /** Null where they aren’t known. */
  views: z.nullable(z.number()),
})
export type GroupContent = z.output<typeof GroupContent>

export const groupContentEntries = defineCalls({
  /**
   * Content that creators have submitted to these venues, what was submitted last first unless sorted, or only what is in one state; `search`
   * looks at the creator, the brief and the venue.
   */
  listGroupContent: {
    kind: 'read',
    scope: 'content:read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUids: z.array(BrandUid).check(z.minLength(1), z.maxLength(venuesAtMost)),
      state: z.optional(z.enum(shownStates)),
      ...tableInput(groupContentList),
    }),
    output: tablePage(GroupContent),
    refusals: ['not-found'],
    shows: ['deliverable', 'collab'],
  },
})
