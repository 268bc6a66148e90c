import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { BrandUid, CreatorSearchUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { CreatorFilters } from '../creator-search.ts'

const writers = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const one = z.object({ uid: CreatorSearchUid })
const done = z.object({ done: z.boolean() })

/** Searches for creators that a brand's team keeps. The team is notified, once a day for each, when somebody new fits. */
export const savedSearchEntries = defineCalls({
  /** A brand's saved searches by name. `isLocked`: it uses advanced filters, and the plan does not have them any more. */
  listCreatorSearches: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      rows: z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          filters: CreatorFilters,
          isLocked: z.boolean(),
          createdAt: instant,
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['creator-search'],
  },
  /** Saves filters under a name that the brand has not used yet. Advanced ones need the plan that has them, whoever saves. */
  createCreatorSearch: {
    kind: 'write',
    creates: true,
    access: writers,
    input: z.object({ brandUid: BrandUid, name: text(60), filters: CreatorFilters }),
    output: z.object({ uid: z.string(), name: z.string() }),
    refusals: ['not-found', 'permission-denied', 'failed-precondition'],
    touches: ['creator-search'],
  },
  renameCreatorSearch: {
    kind: 'write',
    access: writers,
    input: z.extend(one, { name: text(60) }),
    output: done,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['creator-search'],
  },
  deleteCreatorSearch: {
    kind: 'write',
    access: writers,
    input: one,
    output: done,
    refusals: ['not-found'],
    touches: ['creator-search'],
  },
})
