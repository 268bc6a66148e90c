import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { webhookDeliveries } from './tables.ts'

export const webhookMerge: ProfileMerge = {
  moves: [
    { column: webhookDeliveries.influencerUid, of: 'influencer', does: 'moves' },
    { column: webhookDeliveries.brandUid, of: 'brand', does: 'moves' },
  ],
}
