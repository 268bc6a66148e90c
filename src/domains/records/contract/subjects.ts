import * as z from 'zod/mini'
import { AccountUid, BrandUid, BriefUid, CollabUid, InfluencerUid, OrgUid } from '../../../access/ids.ts'

/** Our people read every record. What concerns a brand, they write if they look after it; on creators and people, all of them. */
export const readers = { accountManager: 'any', admin: 'any' } as const
export const writers = { accountManager: 'assigned', admin: 'any' } as const
export const of = { recordUid: z.union([BrandUid, InfluencerUid, OrgUid, AccountUid, BriefUid, CollabUid]) }
