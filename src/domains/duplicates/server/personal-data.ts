import type { PersonalData } from '../../../access/server/personal-data.ts'
import { forgetPairs, moveDismissedBy } from './pairs.ts'

/** What our team noted is no part of an export; it goes with the profiles. */
export const duplicateData: PersonalData = {
  domain: 'duplicates',
  gather: async () => ({}),
  forget: async (tx, { influencerUids, brandUids }) => forgetPairs(tx, [...influencerUids, ...brandUids]),
  join: moveDismissedBy,
}
