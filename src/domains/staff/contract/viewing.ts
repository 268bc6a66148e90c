import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { BrandUid, InfluencerUid } from '../../../access/ids.ts'

/** Seeing the product as a customer sees it, without being able to change anything. */
export const viewingEntries = {
  /**
   * For half an hour, this browser reads what the owner of a profile reads, and every change is refused. An account manager
   * views as the brands assigned to them and as any creator.
   */
  viewAsProfile: {
    kind: 'write',
    access: { accountManager: 'assigned', admin: 'any' },
    input: z.object({ uid: z.union([BrandUid, InfluencerUid]) }),
    output: z.object({ until: instant }),
    refusals: ['not-found', 'failed-precondition'],
    // The page is loaded anew: what was read as oneself would be refused, asked for again.
    touches: [],
    perMinute: 20,
  },
  /** Back to one's own. */
  stopViewing: {
    kind: 'write',
    endsViewing: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ done: z.literal(true) }),
    touches: [],
  },
} as const
