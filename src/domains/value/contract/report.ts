import * as z from 'zod/mini'
import { instant, linkToken, optionalText, versionOrNone } from '../../../kit/contract/fields.ts'
import { BrandUid, FileUid, LinkUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { reportSteps } from '../report.ts'
import { BestView, currency, SummaryView } from '../views.ts'
import { linkDays } from './story.ts'

const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-10.'))

/** So many letters each of a report's own words has at most: both fit on its page. */
export const reportWordsAtMost = 1_200
/** What people say in a report in their own words. */
export const ReportWordsFields = z.object({
  intro: optionalText(reportWordsAtMost),
  plans: optionalText(reportWordsAtMost),
})

/** A logo as pages draw it: its address, and its size, so that nothing moves when it comes. */
const LogoView = z.object({ path: z.string(), width: z.number(), height: z.number() })

/** A month's report as whoever has its link reads it. */
export const SharedReportView = z.object({
  /** Of the venue, or of the organisation where it has several. */
  name: z.string(),
  month: z.string(),
  currency,
  logo: z.nullable(LogoView),
  ...ReportWordsFields.shape,
  /** Costs are null where the link was made without. */
  now: SummaryView,
  before: SummaryView,
  /** With a picture where the brand may use it now. */
  best: z.nullable(
    z.extend(z.omit(BestView, { uid: true, collabUid: true }), {
      picture: z.nullable(z.string()),
      placeholder: z.nullable(z.string()),
    }),
  ),
  /** Each venue with visits, where there are several. */
  venues: z.array(z.object({ name: z.string(), summary: SummaryView })),
})

export const reportEntries = defineCalls({
  /**
   * What the visits of one month cost and brought, beside the month before, at those of the organisation's venues that the
   * caller belongs to. The month is one of the calendar of its first venue, and over. Part of advanced reporting.
   */
  getMonthlyReport: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: BrandUid,
      /** Without one, the newest that is over. */
      month: z._default(z.nullable(month), null),
    }),
    output: z.object({
      name: z.string(),
      month: z.string(),
      /** The newest month that is over. */
      newest: z.string(),
      currency,
      now: SummaryView,
      before: SummaryView,
      best: z.nullable(z.extend(BestView, { picture: z.nullable(z.string()), placeholder: z.nullable(z.string()) })),
      next: z.array(z.object({ step: z.enum(reportSteps), text: z.string() })),
      /** Each venue with visits, where there are several. */
      venues: z.array(z.object({ uid: z.string(), name: z.string(), summary: SummaryView })),
      logo: z.nullable(LogoView),
      /** Of all the venues together: empty for whoever doesn't belong to every one. */
      words: z.extend(ReportWordsFields, { version: versionOrNone }),
      /** The links to this month's report that still open it. */
      links: z.array(z.object({ uid: z.string(), expiresAt: instant, withCosts: z.boolean() })),
      /** The page as a PDF, for an hour or two. */
      pdfUrl: z.string(),
      /** Write, choose the logo and share: whoever belongs to every venue, and the staff who work for this one. */
      can: z.object({ edit: z.boolean() }),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['value', 'collab', 'deliverable', 'subscription'],
  },
  /** What the brand says itself in the report of a month: before the numbers, and what it would do next. Empty takes it out. */
  saveReportWords: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid, month, version: versionOrNone, fields: ReportWordsFields }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'permission-denied', 'failed-precondition', 'aborted'],
    touches: ['value'],
  },
  /** The logo on all reports of the organisation, a picture that the caller brought; null takes it off. */
  saveReportLogo: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid, fileUid: z.nullable(FileUid) }),
    output: z.object({ hasLogo: z.boolean() }),
    refusals: ['not-found', 'permission-denied', 'failed-precondition'],
    touches: ['value'],
  },
  /** An address that opens the report of a month without an account until its end date; shown this once. */
  shareReport: {
    kind: 'write',
    access: host,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, month, days: linkDays, withCosts: z._default(z.boolean(), false) }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ['not-found', 'permission-denied', 'failed-precondition'],
    touches: ['value'],
    creates: true,
  },
  /** Ends a link at once, on every plan. */
  revokeReportLink: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid, uid: LinkUid }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'permission-denied'],
    touches: ['value'],
  },
  /** The report as whoever has the link reads it: without costs unless the link was made with them, never with what bookings left. */
  getSharedReport: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken }),
    output: z.extend(SharedReportView, { pdfUrl: z.string() }),
    refusals: ['not-found'],
  },
})
