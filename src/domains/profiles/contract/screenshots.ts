import * as z from 'zod/mini'
import { instant, optionalText } from '../../../kit/contract/fields.ts'
import { InfluencerUid } from '../../../access/ids.ts'
import { FileView } from '../../media/contract.ts'
import { InfluencerProfileView } from '../views.ts'
import { platforms } from '../vocabulary.ts'

const staff = { accountManager: 'any', admin: 'any' } as const
const platform = z.enum(platforms)

/** Numbers that creators typed, with a screenshot that shows them: our team compares the two. */
export const screenshotEntries = {
  /** The screenshots that are still to be compared, of all accounts of a creator, oldest first. Each address opens for a while. */
  listAccountScreenshots: {
    kind: 'read',
    access: staff,
    input: z.object({ influencerUid: InfluencerUid }),
    output: z.object({ rows: z.array(z.object({ platform, file: FileView, at: instant })) }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /**
   * Says whether a screenshot shows the numbers that stand with the account: they are then verified by our team today, or
   * the creator’s own word again. The creator is notified; `reason` is for them, and asked for with a no.
   */
  decideAccountNumbers: {
    kind: 'write',
    access: staff,
    input: z.object({
      uid: InfluencerUid,
      platform,
      /** When the screenshot that was looked at was sent. */
      at: instant,
      decision: z.enum(['verified', 'refused']),
      reason: optionalText(300),
    }),
    output: InfluencerProfileView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['profile', 'feed'],
  },
} as const
