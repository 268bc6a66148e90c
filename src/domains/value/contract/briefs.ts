import * as z from 'zod/mini'
import { BrandUid, BriefUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { day, instant, page, pageInput } from '../../../kit/contract/fields.ts'
import { briefStatuses } from '../../briefs/statuses.ts'
import { outcomes } from '../../collabs/stages.ts'
import { currency, SummaryView } from '../views.ts'

const readByBrand = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const

/** What a brief’s collabs are listed as: all requests that creators sent, and those that were visited. */
export const briefCounts = ['requests', 'visits'] as const
/** So many collabs at most stand behind one number of a brief. */
export const mostBriefRows = 200

export const briefEntries = defineCalls({
  /**
   * What each of a venue’s briefs has brought, in the order of `listBrandBriefs`: its requests, and its visits of the last
   * three years with everything since. For every plan; what it cost is part of ROI reporting.
   */
  listBriefNumbers: {
    kind: 'read',
    scope: 'results:read',
    access: readByBrand,
    input: z.object({ brandUid: BrandUid, status: z.optional(z.enum(briefStatuses)), ...pageInput }),
    output: z.extend(
      page(
        z.object({
          briefUid: z.string(),
          /** Of creators: those that wait for an answer, and all of them. */
          openRequests: z.number(),
          requests: z.number(),
          /** Of its visits, counted as on the Value page. */
          ...z.pick(SummaryView, { published: true, withFigures: true, apart: true, views: true }).shape,
          visits: z.number(),
          /** Null where the plan has no ROI reporting. */
          money: z.nullable(
            z.pick(SummaryView, { costMinor: true, withoutRate: true, perThousandViewsMinor: true, withViews: true }),
          ),
        }),
      ),
      {
        currency,
        /** The days of the visits, on the venue’s calendar: the period that the Value page shows the same numbers for. */
        from: day,
        until: day,
        /** Which plan has the money; null where this one does. */
        locked: z.nullable(z.string()),
      },
    ),
    refusals: ['not-found'],
    shows: ['value', 'collab', 'deliverable', 'brief', 'subscription'],
  },
  /** The collabs behind one number of a brief, newest first. */
  listBriefRows: {
    kind: 'read',
    access: readByBrand,
    input: z.object({ brandUid: BrandUid, briefUid: BriefUid, of: z.enum(briefCounts) }),
    output: z.object({
      title: z.string(),
      timezone: z.string(),
      rows: z.array(
        z.object({
          collabUid: z.string(),
          creator: z.string(),
          handle: z.string(),
          stage: z.literal([1, 3, 4, 5, 6]),
          outcome: z.enum(outcomes),
          /** Of the visit; of the request where requests are listed. */
          at: instant,
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'brief'],
  },
})
