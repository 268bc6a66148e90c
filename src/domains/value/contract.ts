import * as z from 'zod/mini'
import { day, instant } from '../../kit/contract/fields.ts'
import { BrandUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { OriginView } from '../content/views.ts'
import { briefEntries } from './contract/briefs.ts'
import { costEntries } from './contract/costs.ts'
import { creatorStoryEntries } from './contract/creator-story.ts'
import { frontStoryEntries } from './contract/front-story.ts'
import { pastCollabEntries } from './contract/past-collabs.ts'
import { portfolioEntries } from './contract/portfolio.ts'
import { reportEntries } from './contract/report.ts'
import { reportMailEntries } from './contract/report-mails.ts'
import { storyEntries } from './contract/story.ts'
import { trackingEntries } from './contract/tracking.ts'
import { valueGroups } from './groups.ts'
import { currency, SummaryView } from './views.ts'

export const valueCalls = defineCalls({
  ...briefEntries,
  ...costEntries,
  ...trackingEntries,
  ...storyEntries,
  ...reportEntries,
  ...reportMailEntries,
  ...portfolioEntries,
  ...pastCollabEntries,
  ...frontStoryEntries,
  ...creatorStoryEntries,
  /**
   * What a venue's collabs, or those of all its organisation's venues that the caller belongs to, cost and brought: those
   * whose visit was in the period, with everything since, beside the period before. Part of ROI reporting.
   */
  getValue: {
    kind: 'read',
    scope: 'results:read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: BrandUid,
      /** First and last day, on the venue's calendar. */
      from: day,
      until: day,
      /** By campaign only where the plan has campaigns: the campaigns that the caller may see. */
      by: z.enum(valueGroups),
      all: z._default(z.boolean(), false),
      /** Only the visits of one creator, brief, venue or campaign, by the key of its row. */
      within: z._default(
        z.nullable(
          z.object({ by: z.enum(['creator', 'brief', 'venue', 'campaign']), key: z.string().check(z.maxLength(80)) }),
        ),
        null,
      ),
    }),
    output: z.object({
      currency,
      from: instant,
      until: instant,
      now: SummaryView,
      before: SummaryView,
      rows: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          collabUid: z.nullable(z.string()),
          /** Of a deliverable: where its views come from. Null of other rows, and where they aren't known. */
          origin: z.nullable(OriginView),
          summary: SummaryView,
          /** Of its visits in the period before; null where there were none, as for a collab. */
          before: z.nullable(SummaryView),
        }),
      ),
      /** What the creator, brief, venue or campaign that was asked for is called; null without one, or without a visit in both periods. */
      within: z.nullable(z.string()),
      /** Other currencies that its amounts were converted from, at the rate of each visit's day. */
      converted: z.array(z.string()),
      /** What the sums rest on. */
      settings: z.nullable(
        z.object({
          servedShareBp: z.number(),
          bookingMarginMinor: z.nullable(z.number()),
          photographerMinor: z.nullable(z.number()),
        }),
      ),
      cpms: z.array(
        z.object({ country: z.string(), format: z.string(), currency, lowMinor: z.number(), highMinor: z.number() }),
      ),
      /** Answers to "How did you hear about us?" at the doors in the period. */
      heard: z.array(z.object({ answer: z.string(), count: z.number() })),
      venues: z.number(),
      /** The plan has campaigns, so that rows can be asked for by them. */
      hasCampaigns: z.boolean(),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['value', 'collab', 'deliverable', 'subscription'],
  },
})
