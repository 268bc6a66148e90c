import { inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { idChecks, idDocuments } from './tables.ts'

/** A deleted creator leaves no check behind; the pictures of one that is under way go with it. */
export const identityData: PersonalData = {
  domain: 'identity',
  gather: async (db, { influencerUids }) => {
    const { influencerUid, state, way, documentKind, legalName, checked, failure, startedAt, decidedAt } = idChecks
    const mine = inArray(influencerUid, [...influencerUids])
    return {
      'id-checks': await db
        .select({ state, way, documentKind, legalName, checked, failure, startedAt, decidedAt })
        .from(idChecks)
        .where(mine),
    }
  },
  forget: async (tx, { influencerUids }) => {
    const mine = inArray(idChecks.influencerUid, [...influencerUids])
    await tx
      .delete(idDocuments)
      .where(inArray(idDocuments.checkUid, tx.select({ uid: idChecks.uid }).from(idChecks).where(mine)))
    await tx.delete(idChecks).where(mine)
  },
}
