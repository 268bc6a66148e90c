import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { text } from '../../../kit/contract/fields.ts'
import { plusoneCities } from '../vocabulary.ts'

const KnownPlace = z.object({
  name: z.string(),
  /** Where that is: a city of ours, or a country. */
  detail: z.string(),
  /** `other` for a place in none of our cities. */
  city: z.enum(plusoneCities),
  latitude: z.number(),
  longitude: z.number(),
})
export type KnownPlace = z.output<typeof KnownPlace>

export const placeEntries = defineCalls({
  /** Up to eight places that an address, a postcode or a name may mean, those near the venue first. We know no streets. */
  findPlaces: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid, q: text(120) }),
    output: z.object({ rows: z.array(KnownPlace) }),
    refusals: ['not-found'],
    shows: ['profile'],
    perMinute: 120,
  },
})
