import { and, arrayOverlaps, getTableColumns, inArray, notInArray, or, sql } from 'drizzle-orm'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { publicPageOff } from '../influencer-profile.ts'
import { cityFacts } from '../vocabulary.ts'
import { formerHandle } from './former-creators.ts'
import {
  blockedBrands,
  blockedInfluencers,
  brandProfiles,
  castingAttributes,
  influencerProfiles,
  mergedProfiles,
  riskFlags,
  socialAccounts,
} from './tables.ts'

/** What is read of a profile: what our team notes of it, flags included, is told on request. */
const {
  staffNotes: _ofInfluencer,
  labels: _influencerLabels,
  ...influencerColumns
} = getTableColumns(influencerProfiles)
const {
  staffNotes: _ofBrand,
  labels: _brandLabels,
  lostReason: _whyLost,
  lostNote: _lost,
  rag: _rag,
  ragWas: _ragWas,
  ragChangedAt: _ragChanged,
  priority: _priority,
  salesStage: _sales,
  salesSince: _salesSince,
  customerStatus: _status,
  statusSince: _statusSince,
  sourceKey: _source,
  ...brandColumns
} = getTableColumns(brandProfiles)

const pictures = () =>
  sql<
    string[]
  >`array_remove(array[${brandProfiles.profilePic}, ${brandProfiles.hero}] || ${brandProfiles.gallery}, null)`

/** Venues as an import reads them, by the names that it has for columns: what is exported comes in again as it was. */
async function listForImport(db: Queryable, brandUids: readonly string[]) {
  const rows = await db
    .select()
    .from(brandProfiles)
    .where(inArray(brandProfiles.uid, [...brandUids]))
    .orderBy(brandProfiles.name, brandProfiles.uid)
  return rows.map((venue) => ({
    'Venue ID': venue.uid,
    Name: venue.name,
    Category: venue.category,
    Address: venue.address,
    Area: venue.district,
    Postcode: venue.postcode,
    City: venue.city === 'other' ? null : cityFacts[venue.city].name,
    Country: venue.country,
    Latitude: venue.latitude,
    Longitude: venue.longitude,
    Phone: venue.phone,
    Website: venue.website,
    Instagram: venue.handle,
    Description: venue.description,
  }))
}

/** The row stays, because collabs name it; nobody is recognised by it. */
export const profileData: PersonalData = {
  domain: 'profiles',
  gather: async (db, { influencerUids, brandUids }) => ({
    'creator-profile': await db
      .select(influencerColumns)
      .from(influencerProfiles)
      .where(inArray(influencerProfiles.uid, [...influencerUids])),
    'social-accounts': await db
      .select()
      .from(socialAccounts)
      .where(inArray(socialAccounts.influencerUid, [...influencerUids])),
    'casting-details': await db
      .select()
      .from(castingAttributes)
      .where(inArray(castingAttributes.influencerUid, [...influencerUids])),
    venues: await db
      .select(brandColumns)
      .from(brandProfiles)
      .where(inArray(brandProfiles.uid, [...brandUids])),
    'venue-list': await listForImport(db, brandUids),
    'blocked-creators': await db
      .select()
      .from(blockedInfluencers)
      .where(inArray(blockedInfluencers.brandUid, [...brandUids])),
  }),
  files: async (db, { brandUids }) => {
    const rows = await db
      .select({ name: brandProfiles.slug, pictures: pictures() })
      .from(brandProfiles)
      .where(inArray(brandProfiles.uid, [...brandUids]))
    return rows.flatMap(({ name, pictures: paths }) =>
      [...new Set(paths)].map((path, at) => ({ path, name: `${name}-${at + 1}${path.slice(path.lastIndexOf('.'))}` })),
    )
  },
  /** Pictures of venues that go on. */
  keepsFiles: async (tx, { brandUids }, files) => {
    const paths = files.map(({ path }) => path)
    const shown = await tx
      .select({ pictures: pictures() })
      .from(brandProfiles)
      .where(
        and(
          notInArray(brandProfiles.uid, [...brandUids]),
          or(
            inArray(brandProfiles.profilePic, paths),
            inArray(brandProfiles.hero, paths),
            arrayOverlaps(brandProfiles.gallery, paths),
          ),
        ),
      )
    const kept = new Set(shown.flatMap((row) => row.pictures))
    return files.flatMap(({ uid, path }) => (kept.has(path) ? [uid] : []))
  },
  rows: [
    // What our team notes of a venue stays with our team.
    {
      table: brandProfiles,
      of: [brandProfiles.orgUid],
      without: [brandProfiles.staffNotes, brandProfiles.labels, brandProfiles.lostReason, brandProfiles.lostNote],
      unique: [
        { column: brandProfiles.slug, taken: 'another ending' },
        { column: brandProfiles.sourceKey, taken: 'empty' },
      ],
    },
    { table: blockedInfluencers, of: [blockedInfluencers.brandUid] },
  ],
  forget: async (tx, { influencerUids, brandUids }) => {
    await tx
      .delete(blockedBrands)
      .where(
        or(inArray(blockedBrands.influencerUid, [...influencerUids]), inArray(blockedBrands.brandUid, [...brandUids])),
      )
    await tx
      .delete(blockedInfluencers)
      .where(
        or(
          inArray(blockedInfluencers.influencerUid, [...influencerUids]),
          inArray(blockedInfluencers.brandUid, [...brandUids]),
        ),
      )
    for (const table of [socialAccounts, castingAttributes, riskFlags])
      await tx.delete(table).where(inArray(table.influencerUid, [...influencerUids]))
    await tx.delete(mergedProfiles).where(inArray(mergedProfiles.intoUid, [...influencerUids, ...brandUids]))
    for (const uid of influencerUids)
      await tx
        .update(influencerProfiles)
        .set({
          slug: formerHandle(uid),
          handle: formerHandle(uid),
          name: formerNames.creator,
          bio: '',
          avatar: null,
          gallery: [],
          cities: [],
          latitude: null,
          longitude: null,
          travel: [],
          dateOfBirth: '1900-01-01',
          gender: 'undisclosed',
          languages: [],
          contentVibe: [],
          formats: [],
          sports: [],
          approval: 'suspended',
          approvalReason: null,
          reapplyFrom: null,
          labels: [],
          staffNotes: '',
          permitNumber: null,
          permitCountry: null,
          permitUntil: null,
          reliability: null,
          reliabilityParts: null,
          pausedAt: null,
          publicPage: publicPageOff,
        })
        .where(inArray(influencerProfiles.uid, [uid]))
    for (const uid of brandUids)
      await tx
        .update(brandProfiles)
        .set({
          slug: formerHandle(uid),
          orgName: formerNames.brand,
          name: formerNames.brand,
          description: '',
          profilePic: null,
          hero: null,
          gallery: [],
          website: null,
          handle: null,
          phone: null,
          address: '',
          district: '',
          postcode: null,
          latitude: null,
          longitude: null,
          openingHours: [],
          houseRules: '',
          mayBeNamed: false,
          hostName: null,
          hostPhone: null,
          arrivalText: '',
          labels: [],
          staffNotes: '',
          sourceKey: null,
          reliability: null,
          reliabilityParts: null,
        })
        .where(inArray(brandProfiles.uid, [uid]))
  },
}
