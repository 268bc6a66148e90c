import { eq } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { noBrand, noInfluencer } from '../../../access/server/guards.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { getBrief, noBrief } from '../../briefs/server/reads.ts'
import { unsafeFindCollabs } from '../../collabs/server/reads.ts'
import { findOrganisation } from '../../organisations/server/reads.ts'
import { getBrand, getInfluencer, listBrandsOf } from '../../profiles/server/reads.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { type RecordKind, recordKindOf } from '../record-kinds.ts'
import { recordPolicy } from './policy.ts'
import { findRecordNames } from './record-names.ts'

/** Whose record it is, as the tables of other domains name it. */
export type Subject = {
  recordUid: string
  kind: RecordKind
  name: string
  timezone: string
  /** The brands whose account managers write on it; null where the whole team does. */
  writtenFor: readonly string[] | null
  /** The profiles it is about: who signs in for these are its people. */
  profileUids: readonly string[]
  /** What its events name besides itself, and who pays. */
  brandUid?: string
  influencerUid?: string
  orgUid?: string
}

const defaultTimezone = 'Europe/London'
const noPerson = () => new CallError('not-found', 'We couldn’t find that person. Check the link, then try again.')
const noOrganisation = () =>
  new CallError('not-found', 'We couldn’t find that organisation. Check the link, then try again.')
const noCollab = () => new CallError('not-found', 'We couldn’t find that collab. Check the link, then try again.')

type Found = Omit<Subject, 'recordUid' | 'kind'>
type Read = { find: (db: Queryable, uid: string) => Promise<Found>; missing: () => CallError }

const reads: Readonly<Record<RecordKind, Read>> = {
  brand: {
    find: async (db, uid) => {
      const { name, timezone, orgUid } = await getBrand(db, uid)
      return { name, timezone, writtenFor: [uid], profileUids: [uid], brandUid: uid, orgUid }
    },
    missing: noBrand,
  },
  influencer: {
    find: async (db, uid) => {
      const { name, homeCity } = await getInfluencer(db, uid)
      const { timezone } = cityFacts[homeCity]
      return { name, timezone, writtenFor: null, profileUids: [uid], influencerUid: uid }
    },
    missing: noInfluencer,
  },
  organisation: {
    find: async (db, uid) => {
      const organisation = await findOrganisation(db, uid)
      if (!organisation) throw noOrganisation()
      const brandUids = (await listBrandsOf(db, uid)).map((brand) => brand.uid)
      const { name, timezone } = organisation
      return { name, timezone, writtenFor: brandUids, profileUids: brandUids, orgUid: uid }
    },
    missing: noOrganisation,
  },
  person: {
    find: async (db, uid) => {
      const [account] = await db.select().from(accountFacts).where(eq(accountFacts.uid, uid))
      if (!account) throw noPerson()
      const profiles = await db.select().from(membershipFacts).where(eq(membershipFacts.accountUid, uid))
      const profileUids = profiles.map(({ profileUid }) => profileUid)
      return { name: account.displayName, timezone: defaultTimezone, writtenFor: null, profileUids }
    },
    missing: noPerson,
  },
  brief: {
    find: async (db, uid) => {
      const { title, timezone, brandUid } = await getBrief(db, uid)
      const name = title ? `“${title}”` : 'an untitled brief'
      return { name, timezone, writtenFor: [brandUid], profileUids: [brandUid], brandUid }
    },
    missing: noBrief,
  },
  collab: {
    find: async (db, uid) => {
      const collab = (await unsafeFindCollabs(db, [uid])).get(uid)
      if (!collab) throw noCollab()
      const { brandUid, influencerUid } = collab
      const { timezone } = await getBrand(db, brandUid)
      const name = (await findRecordNames(db, [uid])).get(uid) ?? 'a collab'
      const profileUids = [brandUid, influencerUid]
      return { name, timezone, writtenFor: [brandUid], profileUids, brandUid, influencerUid }
    },
    missing: noCollab,
  },
}

/** A record that our people may see, or write on; throws not-found otherwise. */
export async function getSubject(
  db: Queryable,
  actor: Actor,
  recordUid: string,
  action: 'see' | 'write' = 'see',
): Promise<Subject> {
  const kind = recordKindOf(recordUid)
  const { find, missing } = reads[kind]
  const subject = { recordUid, kind, ...(await find(db, recordUid)) }
  if (!may(recordPolicy, actor, action, subject)) throw missing()
  return subject
}

/** Whom an event about a record is about. */
export const eventSubject = ({ recordUid, brandUid, influencerUid }: Subject) => ({
  subjectUid: recordUid,
  brandUid: brandUid ?? null,
  influencerUid: influencerUid ?? null,
})

const pages: Readonly<Record<RecordKind, string>> = {
  brand: '/app/admin/brand?brand=',
  influencer: '/app/admin/influencer?influencer=',
  organisation: '/app/admin/organisation?organisation=',
  person: '/app/admin/user-explorer?account=',
  brief: '/app/admin/brief?brief=',
  collab: '/app/collab?collab=',
}

/** The page of a record. */
export const pathTo = (recordUid: string): string => `${pages[recordKindOf(recordUid)]}${recordUid}`
