import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { DeliverableUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { readingSources } from '../insights.ts'
import { counts, count } from '../views.ts'

/** One reading of a deliverable's numbers: where it comes from, who checked it, and whether it still counts. */
const ReadingView = z.object({
  uid: z.string(),
  takenAt: instant,
  source: z.enum(readingSources),
  ...counts,
  followersGained: count,
  enteredBy: z.string(),
  verifiedBy: z.nullable(z.string()),
  /** A later reading corrects it. */
  isReplaced: z.boolean(),
  /** Since when its platform is disconnected; its counts are gone. */
  withdrawnAt: z.nullable(instant),
})

export const readingEntries = defineCalls({
  /** Every reading of a deliverable's numbers, oldest first; the corrected ones too. */
  listReadings: {
    kind: 'read',
    scope: 'content:read',
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ deliverableUid: DeliverableUid }),
    output: z.object({ readings: z.array(ReadingView) }),
    refusals: ['not-found'],
    shows: ['deliverable'],
  },
})
