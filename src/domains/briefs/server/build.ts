import { eq, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import * as z from 'zod/mini'
import { must, one } from '../../../kit/contract/must.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { systemActor } from '../../../access/roles.ts'
import { saveListUses } from '../../lists/server/uses.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { todayIn } from '../availability.ts'
import { BriefContent, missingFor, quietHours } from '../brief.ts'
import type { BriefStatus } from '../statuses.ts'
import { saveVersion, venueFactsOf } from './save.ts'
import { briefs } from './tables.ts'

/** A complete brief's content, ready to be submitted: live for two months about now, quiet hours, a reel and a post. */
export function exampleContent(change: Partial<BriefContent> = {}): BriefContent {
  const day = (days: number) =>
    must(DateTime.fromJSDate(now(), { zone: 'utc' }).plus({ days }).toISODate(), 'valid day')
  return {
    title: 'Dinner for two at the counter',
    story: 'Six small plates from the hearth, and the kitchen at work in front of you.',
    included: ['Tasting menu for two', 'Two soft drinks'],
    notIncluded: ['Taxi'],
    valueMinor: 120_00,
    spendCapMinor: 140_00,
    aboveCap: 'influencer',
    serviceCovered: true,
    guests: 1,
    deliverables: [
      { type: 'reel', contentType: 'video', platform: 'instagram', count: 1 },
      { type: 'post', contentType: 'image', platform: 'instagram', count: 1 },
    ],
    directions: 'Show the hearth.',
    mentions: ['cafeluna'],
    hashtags: ['lunanights'],
    showsAlcohol: false,
    usageRights: 'organic',
    usageMonths: 6,
    onlineMonths: 6,
    eligibility: {
      cities: ['london'],
      platforms: ['instagram'],
      followersFrom: 2_000,
      followersTo: null,
      engagementFromBp: null,
      engagementToBp: null,
      ageBrackets: [],
      languages: [],
      listUids: [],
      idChecked: false,
    },
    liveFrom: day(-1),
    liveUntil: day(59),
    maxCollabs: 5,
    repeatLimit: 1,
    approval: 'manual',
    autoFit: 70,
    availability: { windows: quietHours, slotMinutes: 90, capacity: 1, leadHours: 24, blackout: [] },
    pictures: ['example/hero.jpg'],
    ...change,
  }
}

/** A brief of a brand, live unless said otherwise; what is not given is as in `exampleContent`. Answers its uid. */
export async function makeBrief(
  tx: Tx,
  input: Partial<BriefContent> & { brandUid: string; status?: BriefStatus },
): Promise<string> {
  const { brandUid, status = 'live', ...change } = input
  const brand = await getBrand(tx, brandUid)
  const given = exampleContent({
    eligibility: { ...exampleContent().eligibility, cities: [brand.city] },
    mentions: [brand.handle ?? brand.slug.replaceAll('-', '_')],
    ...change,
  })
  const content = z.parse(BriefContent, given)
  const at = now()
  const missing = status === 'draft' || status === 'archived' ? [] : missingFor(content, todayIn(brand.timezone, at))
  if (missing.length > 0) throw new Error(`a brief that is ${status} must be complete: ${missing.join(' ')}`)
  const wasLive = status === 'live' || status === 'paused' || status === 'archived'
  const states = {
    status,
    liveSince: wasLive ? at : null,
    submittedAt: status === 'draft' ? null : at,
    approvedVersion: wasLive ? 1 : null,
  }
  const brief = one(
    await tx
      .insert(briefs)
      .values({
        uid: newUid('brief'),
        brandUid,
        ...venueFactsOf(brand),
        ...content,
        ...states,
        createdAt: at,
        updatedAt: at,
      })
      .returning(),
  )
  await saveListUses(tx, brief, status === 'archived' ? [] : content.eligibility.listUids)
  await saveVersion(tx, systemActor, brief, content, '')
  return brief.uid
}

/** Changes a brief's row as it stands, past every rule: for tests. */
export async function setBrief(db: Queryable, uid: string, fields: Partial<typeof briefs.$inferInsert>): Promise<void> {
  await db.update(briefs).set(fields).where(eq(briefs.uid, uid))
}

/** Makes so many more of a brief, the same but for their uids: for tests. */
export async function copyBrief(db: Queryable, uid: string, copies: number): Promise<void> {
  await db.execute(sql`
    insert into ${briefs} select (jsonb_populate_record(b, jsonb_build_object('uid', 'brief_' || n))).*
    from ${briefs} b, generate_series(1, ${copies}) n where b.uid = ${uid}`)
}
