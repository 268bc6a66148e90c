import * as z from 'zod/mini'
import { day, instant, minorUnits, optionalText, text } from '../../kit/contract/fields.ts'
import { briefStatuses } from '../briefs/statuses.ts'
import { BestView, currency, SummaryView } from '../value/views.ts'
import { adviceSteps } from './advice.ts'
import { goalIds, longestDays, metrics } from './goals.ts'
import { campaignStates, paces } from './pace.ts'
import { taskKinds } from './tasks.ts'

const target = (most: number) =>
  z.nullable(
    z
      .int()
      .check(
        z.minimum(1, 'Enter 1 or more, or leave it blank.'),
        z.maximum(most, `Enter at most ${most.toLocaleString('en-GB')}.`),
      ),
  )

const dayMs = 86_400_000

/** What a brand says of a campaign. The same schema serves the form and the server. */
export const CampaignFields = z
  .object({
    name: text(80),
    goal: z.enum(goalIds),
    about: optionalText(600),
    /** First and last day, on the venue's calendar. */
    from: day,
    until: day,
    budgetMinor: z.nullable(minorUnits),
    visits: target(10_000),
    deliverables: target(50_000),
    views: target(1_000_000_000),
    bookings: target(1_000_000),
  })
  .check(
    z.refine(({ from, until }) => from <= until, {
      error: 'The last day can’t be before the first day.',
      path: ['until'],
    }),
    z.refine(({ from, until }) => Date.parse(until) - Date.parse(from) < longestDays * dayMs, {
      error: 'A campaign can last up to a year. Choose an earlier last day.',
      path: ['until'],
    }),
    z.refine((fields) => metrics.some((metric) => fields[metric] !== null), {
      error: 'Set at least one target, so you can see your progress.',
      path: ['visits'],
    }),
  )
export type CampaignFields = z.output<typeof CampaignFields>

const Advice = z.object({ step: z.enum(adviceSteps), text: z.string() })

/** One target beside what there is of it; see `Standing` in `pace.ts`. */
export const StandingView = z.object({
  metric: z.enum(metrics),
  target: z.number(),
  actual: z.nullable(z.number()),
  expected: z.number(),
  startsOn: day,
  pace: z.enum(paces),
  forecast: z.nullable(z.number()),
  /** What to do when it is behind, or not known. */
  advice: z.nullable(Advice),
})
export type StandingView = z.output<typeof StandingView>

const Budget = z.object({ budgetMinor: z.number(), pace: z.nullable(z.enum(['within', 'fast', 'over'])) })

/** A campaign in a list. */
export const CampaignRow = z.object({
  uid: z.string(),
  brandUid: z.string(),
  /** Its own venue, and the others that it has briefs of. */
  venueNames: z.array(z.string()),
  name: z.string(),
  goal: z.enum(goalIds),
  from: day,
  until: day,
  state: z.enum(campaignStates),
  currency,
  /** Null where no visit’s cost has an exchange rate. */
  costMinor: z.nullable(z.number()),
  budget: z.nullable(Budget),
  briefs: z.number(),
  standings: z.array(StandingView),
})
export type CampaignRow = z.output<typeof CampaignRow>

/** A brief of a campaign, with what its visits in the period cost and brought. */
const BriefOfCampaign = z.object({
  uid: z.string(),
  title: z.string(),
  brandUid: z.string(),
  brandName: z.string(),
  status: z.enum(briefStatuses),
  spotsLeft: z.number(),
  requests: z.number(),
  booked: z.number(),
  summary: SummaryView,
})

/** What the expert does for a campaign. */
export const TaskView = z.object({
  uid: z.string(),
  kind: z.enum(taskKinds),
  note: z.string(),
  dueOn: day,
  doneAt: z.nullable(instant),
  doneBy: z.nullable(z.string()),
  isLate: z.boolean(),
})
export type TaskView = z.output<typeof TaskView>

/** A campaign with all there is to see of it; its report is made of the same. */
export const CampaignView = z.extend(CampaignRow, {
  about: z.string(),
  version: z.number(),
  /** Today on the venue's calendar. */
  today: day,
  timezone: z.string(),
  fields: CampaignFields,
  summary: SummaryView,
  briefRows: z.array(BriefOfCampaign),
  venues: z.array(z.object({ uid: z.string(), name: z.string(), summary: SummaryView })),
  best: z.nullable(BestView),
  tasks: z.array(TaskView),
  can: z.object({ edit: z.boolean(), askExpert: z.boolean(), manageTasks: z.boolean() }),
})
export type CampaignView = z.output<typeof CampaignView>
