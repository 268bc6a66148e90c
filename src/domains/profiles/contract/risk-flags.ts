import * as z from 'zod/mini'
import { InfluencerUid, RiskFlagUid } from '../../../access/ids.ts'
import { RiskFlagFields } from '../risk-flags.ts'
import { RiskFlagView } from '../views.ts'

const staff = { accountManager: 'any', admin: 'any' } as const
const flags = z.object({ rows: z.array(RiskFlagView) })

/** What our team notes of a creator before they meet a brand. Nobody else learns that there is such a thing. */
export const riskFlagEntries = {
  /** All flags of a creator, those that stand first, then the latest. */
  listRiskFlags: {
    kind: 'read',
    access: staff,
    input: z.object({ influencerUid: InfluencerUid }),
    output: flags,
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** Flags a creator, with where it was seen, when, and until when it stands: at most two years from today. */
  addRiskFlag: {
    kind: 'write',
    creates: true,
    access: staff,
    input: z.object({ influencerUid: InfluencerUid, fields: RiskFlagFields }),
    output: flags,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['profile'],
  },
  /** Ends a flag before its time. It stays in the history. */
  endRiskFlag: {
    kind: 'write',
    access: staff,
    input: z.object({ uid: RiskFlagUid }),
    output: flags,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['profile'],
  },
} as const
