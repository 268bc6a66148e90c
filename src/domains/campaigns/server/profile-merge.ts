import { eq } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { campaigns, expertMessages, expertQuestions, expertTasks } from './tables.ts'

const brand = { of: 'brand', does: 'moves' } as const

export const campaignMerge: ProfileMerge = {
  moves: [
    { column: campaigns.brandUid, ...brand, counts: 'campaigns' },
    { column: expertTasks.brandUid, ...brand },
    { column: expertQuestions.brandUid, ...brand },
    { column: expertMessages.brandUid, ...brand },
  ],
  // A campaign is of its venue’s organisation.
  merge: async (tx, { type, to }) => {
    if (type !== 'brand') return
    const [brandNow] = await tx.select({ orgUid: brandFacts.orgUid }).from(brandFacts).where(eq(brandFacts.uid, to))
    if (brandNow) await tx.update(campaigns).set({ orgUid: brandNow.orgUid }).where(eq(campaigns.brandUid, to))
  },
}
