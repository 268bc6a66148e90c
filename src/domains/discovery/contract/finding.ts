import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { BrandUid, InfluencerUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { briefStatuses } from '../../briefs/statuses.ts'
import { brandCategories, deliverableTypes, platforms, plusoneCities } from '../../profiles/vocabulary.ts'
import { outcomes } from '../../collabs/stages.ts'
import { deliverableStateNames } from '../../content/states.ts'

const city = z.nullable(z.enum(plusoneCities))
const Found = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('influencer'), uid: z.string(), name: z.string(), handle: z.string(), city }),
  /** `canWrite`: the caller may write for it, and so create a brief of it. */
  z.object({
    kind: z.literal('brand'),
    uid: z.string(),
    name: z.string(),
    category: z.enum(brandCategories),
    city,
    canWrite: z.boolean(),
  }),
  z.object({
    kind: z.literal('brief'),
    uid: z.string(),
    brandUid: z.string(),
    name: z.string(),
    brandName: z.string(),
    status: z.enum(briefStatuses),
  }),
  z.object({
    kind: z.literal('collab'),
    uid: z.string(),
    brandUid: z.string(),
    name: z.string(),
    influencerName: z.string(),
    brandName: z.string(),
    stage: z.literal([1, 3, 4, 5, 6]),
    outcome: z.enum(outcomes),
  }),
  z.object({
    kind: z.literal('content'),
    uid: z.string(),
    collabUid: z.string(),
    brandUid: z.string(),
    name: z.string(),
    influencerName: z.string(),
    brandName: z.string(),
    type: z.enum(deliverableTypes),
    platform: z.enum(platforms),
    state: z.enum(keysOf(deliverableStateNames)),
  }),
  z.object({ kind: z.literal('organisation'), uid: z.string(), name: z.string() }),
  /** Its name is its number; `brandUid` a venue of its organisation that the caller sees. */
  z.object({ kind: z.literal('invoice'), uid: z.string(), name: z.string(), brandUid: z.string(), createdAt: instant }),
  z.object({ kind: z.literal('account'), uid: z.string(), name: z.string(), email: z.string() }),
])
export type Found = z.output<typeof Found>

/** Finding one thing by its name, from any page. */
export const findingEntries = defineCalls({
  /**
   * What has a word that begins with `query`, or reads nearly like it: at most five of each kind, the nearest first, then the
   * latest. For a brand, creators it can invite, and of all venues of the caller they themselves, their briefs, collabs, content
   * and invoices (by number); for a creator, open briefs and their own collabs
   * and content; for staff, who name neither, everything, invoices for admins alone. Content is that of the latest five collabs after their visit.
   */
  findAnything: {
    kind: 'read',
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: z.optional(BrandUid), influencerUid: z.optional(InfluencerUid), query: text(80) }),
    output: z.object({ rows: z.array(Found) }),
    refusals: ['not-found'],
    shows: ['profile', 'brief', 'collab', 'deliverable', 'account', 'subscription'],
  },
  /** Articles of the help that `query` is about, searched in their text; at most five of those for this side, the best first. */
  findHelp: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ side: z.enum(['brand', 'influencer', 'admin']), query: text(80) }),
    output: z.object({ rows: z.array(z.object({ slug: z.string(), title: z.string(), about: z.string() })) }),
    shows: [],
  },
})
