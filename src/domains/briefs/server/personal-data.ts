import { and, arrayOverlaps, inArray, lt, notInArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { briefDefaults, briefs, briefVersions, briefViews } from './tables.ts'

/** Briefs of a closed organisation are archived: agreements point to them. */
export const briefData: PersonalData = {
  domain: 'briefs',
  gather: async (db, { brandUids, influencerUids, orgUids }) => ({
    'brief-defaults': await db
      .select()
      .from(briefDefaults)
      .where(inArray(briefDefaults.ownerUid, [...brandUids, ...orgUids])),
    briefs: await db
      .select()
      .from(briefs)
      .where(inArray(briefs.brandUid, [...brandUids])),
    'briefs-opened': await db
      .select({ briefUid: briefViews.briefUid, day: briefViews.day })
      .from(briefViews)
      .where(inArray(briefViews.influencerUid, [...influencerUids])),
  }),
  files: async (db, { brandUids }) => {
    const rows = await db
      .select({ uid: briefs.uid, pictures: briefs.pictures })
      .from(briefs)
      .where(inArray(briefs.brandUid, [...brandUids]))
    return rows.flatMap(({ uid, pictures }) =>
      pictures.map((path, at) => ({ path, name: `briefs/${uid}-${at + 1}${path.slice(path.lastIndexOf('.'))}` })),
    )
  },
  /** Pictures of briefs of venues that go on. */
  keepsFiles: async (tx, { brandUids }, files) => {
    const shown = await tx
      .select({ pictures: briefs.pictures })
      .from(briefs)
      .where(
        and(
          notInArray(briefs.brandUid, [...brandUids]),
          arrayOverlaps(
            briefs.pictures,
            files.map(({ path }) => path),
          ),
        ),
      )
    const kept = new Set(shown.flatMap(({ pictures }) => pictures))
    return files.flatMap(({ uid, path }) => (kept.has(path) ? [uid] : []))
  },
  rows: [
    { table: briefDefaults, of: [briefDefaults.ownerUid] },
    { table: briefs, of: [briefs.brandUid] },
    { table: briefVersions, of: [briefVersions.briefUid] },
  ],
  forget: async (tx, { brandUids, influencerUids, orgUids }) => {
    await tx.delete(briefDefaults).where(inArray(briefDefaults.ownerUid, [...brandUids, ...orgUids]))
    await tx.delete(briefViews).where(inArray(briefViews.influencerUid, [...influencerUids]))
    const ofBrands = tx
      .select({ uid: briefs.uid })
      .from(briefs)
      .where(inArray(briefs.brandUid, [...brandUids]))
    // Collabs hold the terms that they agreed to themselves.
    await tx.delete(briefVersions).where(inArray(briefVersions.briefUid, ofBrands))
    await tx
      .update(briefs)
      .set({
        status: 'archived',
        story: '',
        directions: '',
        mentions: [],
        hashtags: [],
        pictures: [],
        heldAt: null,
        submittedAt: null,
        submitNote: '',
        changeNote: '',
      })
      .where(inArray(briefs.brandUid, [...brandUids]))
  },
  expire: {
    briefViews: async (db, before) => {
      await db.delete(briefViews).where(lt(briefViews.day, before.toISOString().slice(0, 10)))
    },
  },
}
