import * as z from 'zod/mini'
import { BrandUid, ImportUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { instant, largestInteger, page, pageInput, text } from '../../../kit/contract/fields.ts'
import { outcomes } from '../outcomes.ts'
import { country, staff } from '../views.ts'

const VenueDraft = z.object({
  importUid: ImportUid,
  fileName: z.string(),
  line: z.number(),
  name: z.string(),
  /** What the list says of where it is, as it stands there. */
  where: z.string(),
  /** The city alone, and empty where the list has none. */
  city: z.string(),
  /** How the list calls its kind. */
  category: z.string(),
  /** Its remarks, and what else the list says that has no field. */
  notes: z.string(),
  /** Why its city isn’t known. */
  why: z.string(),
  /** When we delete it, if nobody says where it is. */
  keptUntil: instant,
})
export type VenueDraft = z.output<typeof VenueDraft>

const ofDraft = z.object({ importUid: ImportUid, line: z.int().check(z.minimum(1), z.maximum(largestInteger)) })

/** Venues of all imports that aren’t added because nothing says which city they are in. Nobody else sees anything of them. */
export const venueDraftEntries = defineCalls({
  /** Those of the newest import first. */
  listVenueDrafts: {
    kind: 'read',
    access: staff,
    input: z.object(pageInput),
    output: page(VenueDraft),
    shows: ['import'],
  },
  /** How many there are. */
  countVenueDrafts: {
    kind: 'read',
    access: staff,
    input: z.object({}),
    output: z.object({ venues: z.number() }),
    shows: ['import'],
  },
  /**
   * Says where a venue is, by one of our cities or any larger town, and adds it. One that looks like a venue we have is answered as a
   * `duplicate` and stays as it is, unless `evenIfAlike`.
   */
  placeVenueDraft: {
    kind: 'write',
    access: staff,
    input: z.extend(ofDraft, { city: text(80), country, evenIfAlike: z._default(z.boolean(), false) }),
    output: z.object({ outcome: z.enum(outcomes), remarks: z.array(z.string()), brandUid: z.nullable(BrandUid) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['import', 'profile'],
  },
  /** Doesn’t add such a venue. */
  dropVenueDraft: {
    kind: 'write',
    access: staff,
    input: ofDraft,
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['import'],
  },
})
