import type { Actor } from '../../../access/roles.ts'
import { noBrand, noInfluencer } from '../../../access/server/guards.ts'
import { may } from '../../../access/server/policy.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { getBrand, getInfluencer } from '../../profiles/server/reads.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { isCreator, recordPolicy } from './policy.ts'

/** Whose record it is, as the tables of other domains name it. */
export type Subject = {
  recordUid: string
  name: string
  timezone: string
  brandUid?: string
  orgUid?: string
  influencerUid?: string
}

/** A brand or creator that our people may see; throws not-found otherwise. */
export async function getSubject(
  db: Queryable,
  actor: Actor,
  recordUid: string,
  action: 'see' | 'write' = 'see',
): Promise<Subject> {
  if (!may(recordPolicy, actor, action, { recordUid })) throw isCreator(recordUid) ? noInfluencer() : noBrand()
  if (isCreator(recordUid)) {
    const { name, homeCity } = await getInfluencer(db, recordUid)
    return { recordUid, name, timezone: cityFacts[homeCity].timezone, influencerUid: recordUid }
  }
  const { name, timezone, orgUid } = await getBrand(db, recordUid)
  return { recordUid, name, timezone, brandUid: recordUid, orgUid }
}

/** Whom an event about a record is about. */
export const eventSubject = ({ recordUid, brandUid, influencerUid }: Subject) => ({
  subjectUid: recordUid,
  brandUid: brandUid ?? null,
  influencerUid: influencerUid ?? null,
})

/** The page of a record. */
export const pathTo = (recordUid: string): string =>
  isCreator(recordUid) ? `/app/admin/influencer?influencer=${recordUid}` : `/app/admin/brand?brand=${recordUid}`
