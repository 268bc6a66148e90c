import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type DataSubject, formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { inPages } from '../../../kit/server/in-pages.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { bookingFields } from '../booking-fields.ts'
import { revokeLinksOf } from './report-recipients.ts'
import {
  bookingCodes,
  collabCosts,
  costSettings,
  frontStories,
  heardTallies,
  linkDays,
  monthlyReports,
  pastCollabs,
  redemptions,
  reportLinks,
  reportMailings,
  reportRecipients,
  reportLogos,
  reportWords,
  storyLinks,
  storyPages,
  trackedLinks,
  voucherRedemptions,
  vouchers,
} from './tables.ts'

type Sides = { brands: string[]; creators: string[]; collabs: string[] }

/** Whether they agreed to the front page; what the other side said of it is not theirs. */
async function ownAnswers(db: Queryable, { brands, creators, collabs }: Sides) {
  const { brandAgrees, creatorAgrees, ...story } = getTableColumns(frontStories)
  const answers = await db
    .select({
      ...story,
      brandUid: collabFacts.brandUid,
      influencerUid: collabFacts.influencerUid,
      brandAgrees,
      creatorAgrees,
    })
    .from(frontStories)
    .innerJoin(collabFacts, eq(collabFacts.uid, frontStories.collabUid))
    .where(inArray(frontStories.collabUid, collabs))
  return answers.map(({ brandUid, influencerUid, brandAgrees: ofBrand, creatorAgrees: ofCreator, ...rest }) => ({
    ...rest,
    ...(brands.includes(brandUid) && { brandAgrees: ofBrand }),
    ...(creators.includes(influencerUid) && { creatorAgrees: ofCreator }),
  }))
}

/** Bookings as an import of a venue’s reads them, under the names that it has for columns. Taps at the door are in no booking system. */
const listForImport = (db: Queryable, brands: string[]) =>
  inPages(async (after, limit) => {
    const rows = await db
      .select({ uid: redemptions.uid, day: redemptions.day, code: bookingCodes.code, row: redemptions })
      .from(redemptions)
      .innerJoin(bookingCodes, eq(bookingCodes.collabUid, redemptions.collabUid))
      .where(and(inArray(redemptions.brandUid, brands), eq(redemptions.source, 'csv'), gt(redemptions.uid, after)))
      .orderBy(redemptions.uid)
      .limit(limit)
    return rows.map(({ uid, day, code, row: { brandUid, reference, bookings, amountMinor, currency } }) => ({
      uid,
      'Venue ID': brandUid,
      [bookingFields.reference]: reference,
      [bookingFields.day]: day,
      [bookingFields.code]: code,
      Bookings: bookings,
      [bookingFields.amount]: amountMinor === null ? null : `${currency} ${(amountMinor / 100).toFixed(2)}`,
    }))
  })

/** Chosen for a report by account or by address. */
const isOfAccount = (account: DataSubject['account']) =>
  account ? or(eq(reportRecipients.accountUid, account.uid), eq(reportRecipients.email, account.email)) : sql`false`

/** What collabs cost and brought is a brand's own; its links end with it, and no name stays beside its numbers. */
export const valueData: PersonalData = {
  domain: 'value',
  gather: async (db, { account, brandUids, influencerUids, orgUids, collabUids }) => {
    const brands = [...brandUids]
    const costed = brands.length === 0 ? [] : [...collabUids]
    const { target, createdAt, endedAt } = trackedLinks
    return {
      'cost-settings': await db
        .select()
        .from(costSettings)
        .where(inArray(costSettings.orgUid, [...orgUids])),
      'report-words': await db
        .select()
        .from(reportWords)
        .where(inArray(reportWords.orgUid, [...orgUids])),
      'report-recipients': await db
        .select({
          email: reportRecipients.email,
          brandUids: reportRecipients.brandUids,
          addedAt: reportRecipients.addedAt,
        })
        .from(reportRecipients)
        .where(or(inArray(reportRecipients.orgUid, [...orgUids]), isOfAccount(account))),
      'collab-costs': await db.select().from(collabCosts).where(inArray(collabCosts.collabUid, costed)),
      'tracked-links': await db
        .select({ target, createdAt, endedAt })
        .from(trackedLinks)
        .where(inArray(trackedLinks.brandUid, brands)),
      'booking-codes': await db.select().from(bookingCodes).where(inArray(bookingCodes.brandUid, brands)),
      'front-page-answers': await ownAnswers(db, { brands, creators: [...influencerUids], collabs: [...collabUids] }),
      'story-pages': await db
        .select()
        .from(storyPages)
        .where(inArray(storyPages.collabUid, [...collabUids])),
      vouchers: await db.select().from(vouchers).where(inArray(vouchers.brandUid, brands)),
      'voucher-redemptions': await db
        .select()
        .from(voucherRedemptions)
        .where(inArray(voucherRedemptions.brandUid, brands)),
      redemptions: inPages((after, limit) =>
        db
          .select()
          .from(redemptions)
          .where(and(inArray(redemptions.brandUid, brands), gt(redemptions.uid, after)))
          .orderBy(redemptions.uid)
          .limit(limit),
      ),
      'past-collabs': await db
        .select()
        .from(pastCollabs)
        .where(or(inArray(pastCollabs.brandUid, brands), inArray(pastCollabs.influencerUid, [...influencerUids]))),
      'booking-list': listForImport(db, brands),
      'heard-tallies': await db.select().from(heardTallies).where(inArray(heardTallies.brandUid, brands)),
    }
  },
  keepsFiles: async (tx, _of, files) => {
    const uids = files.map(({ uid }) => uid)
    const rows = await tx
      .select({ uid: reportLogos.fileUid })
      .from(reportLogos)
      .where(inArray(reportLogos.fileUid, uids))
    return rows.map(({ uid }) => uid)
  },
  rows: [
    { table: costSettings, of: [costSettings.orgUid] },
    { table: collabCosts, of: [collabCosts.collabUid] },
    {
      table: trackedLinks,
      of: [trackedLinks.brandUid, trackedLinks.collabUid],
      unique: [{ column: trackedLinks.code, taken: 'another ending' }],
    },
    { table: linkDays, of: [linkDays.linkUid] },
    { table: bookingCodes, of: [bookingCodes.brandUid, bookingCodes.collabUid] },
    { table: vouchers, of: [vouchers.brandUid, vouchers.collabUid] },
    { table: voucherRedemptions, of: [voucherRedemptions.brandUid, voucherRedemptions.collabUid] },
    { table: redemptions, of: [redemptions.brandUid, redemptions.collabUid] },
    // Its creators may not come along.
    { table: pastCollabs, of: [pastCollabs.brandUid], without: [pastCollabs.influencerUid] },
    { table: heardTallies, of: [heardTallies.brandUid] },
    { table: reportWords, of: [reportWords.orgUid] },
    { table: reportLogos, of: [reportLogos.orgUid] },
    { table: reportMailings, of: [reportMailings.orgUid] },
    { table: monthlyReports, of: [monthlyReports.orgUid] },
  ],
  forget: async (tx, { account, brandUids, influencerUids, orgUids, collabUids }) => {
    const ended = await tx.delete(reportRecipients).where(isOfAccount(account)).returning()
    for (const recipient of ended) await revokeLinksOf(tx, recipient)
    const collabsOf = [...collabUids]
    await tx.delete(frontStories).where(inArray(frontStories.collabUid, collabsOf))
    await tx.delete(storyPages).where(inArray(storyPages.collabUid, collabsOf))
    await tx.update(storyLinks).set({ revokedAt: now() }).where(inArray(storyLinks.collabUid, collabsOf))
    await tx.update(trackedLinks).set({ endedAt: now() }).where(inArray(trackedLinks.collabUid, collabsOf))
    await tx.update(vouchers).set({ endedAt: now() }).where(inArray(vouchers.collabUid, collabsOf))
    await tx
      .update(pastCollabs)
      .set({ influencerUid: null, creator: formerNames.creator, links: [] })
      .where(inArray(pastCollabs.influencerUid, [...influencerUids]))
    if (brandUids.length === 0) return
    await tx.delete(pastCollabs).where(inArray(pastCollabs.brandUid, [...brandUids]))
    await tx
      .update(collabCosts)
      .set({ changedBy: formerNames.person, note: '' })
      .where(inArray(collabCosts.collabUid, collabsOf))
    for (const table of [reportWords, reportLogos, reportLinks, reportMailings, reportRecipients])
      await tx.delete(table).where(inArray(table.orgUid, [...orgUids]))
    await tx.delete(monthlyReports).where(inArray(monthlyReports.orgUid, [...orgUids]))
    await tx.delete(costSettings).where(inArray(costSettings.orgUid, [...orgUids]))
  },
  join: async (tx, from, to) => {
    const { accountUid, orgUid } = reportRecipients
    const chosen = tx.select({ orgUid }).from(reportRecipients).where(eq(accountUid, to))
    await tx.delete(reportRecipients).where(and(eq(accountUid, from), inArray(orgUid, chosen)))
    await tx.update(reportRecipients).set({ accountUid: to }).where(eq(accountUid, from))
  },
  expire: {
    reportRecipients: async (db, before) =>
      void (await db
        .delete(reportRecipients)
        .where(
          and(
            isNotNull(reportRecipients.email),
            or(
              and(isNull(reportRecipients.confirmedAt), lt(reportRecipients.addedAt, before)),
              lt(reportRecipients.stoppedAt, before),
            ),
          ),
        )),
  },
}
