import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { reportSteps } from '../report.ts'
import { BestView, currency, SummaryView } from '../views.ts'

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
      month: z._default(
        z.nullable(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-10.'))),
        null,
      ),
    }),
    output: z.object({
      month: z.string(),
      /** The newest month that is over. */
      newest: z.string(),
      currency,
      now: SummaryView,
      before: SummaryView,
      best: z.nullable(BestView),
      next: z.array(z.object({ step: z.enum(reportSteps), text: z.string() })),
      /** Each venue with visits, where there are several. */
      venues: z.array(z.object({ uid: z.string(), name: z.string(), summary: SummaryView })),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['value', 'collab', 'deliverable', 'subscription'],
  },
})
