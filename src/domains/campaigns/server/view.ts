import type * as z from 'zod/mini'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { rowsBy } from '../../value/groups.ts'
import { bestOf } from '../../value/report.ts'
import { type Summary, summarise } from '../../value/worth.ts'
import { adviceFor, type Facts } from '../advice.ts'
import type { Targets } from '../goals.ts'
import { budgetPace, standingsOf, stateOn } from '../pace.ts'
import type { CampaignFields, CampaignRow, CampaignView, StandingView, TaskView } from '../views.ts'
import { campaignPolicy } from './policy.ts'
import type { Progress } from './progress.ts'
import type { Campaign } from './reads.ts'

const periodOf = ({ firstDay, lastDay }: Campaign) => ({ from: firstDay, until: lastDay })

function targetsOf(campaign: Campaign): Targets {
  const { targetVisits, targetDeliverables, targetViews, targetBookings } = campaign
  return { visits: targetVisits, deliverables: targetDeliverables, views: targetViews, bookings: targetBookings }
}

/** What a brand says of a campaign, as its columns. */
export function columnsOf({ from, until, visits, deliverables, views, bookings, ...fields }: CampaignFields) {
  return {
    ...fields,
    firstDay: from,
    lastDay: until,
    targetVisits: visits,
    targetDeliverables: deliverables,
    targetViews: views,
    targetBookings: bookings,
  }
}

function factsOf({ briefs, worths }: Progress, summary: Summary): Facts {
  const live = briefs.filter(({ status }) => status === 'live')
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    briefs: briefs.length,
    liveBriefs: live.length,
    spotsLeft: sum(live.map(({ spotsLeft }) => spotsLeft)),
    requests: sum(briefs.map(({ requests }) => requests)),
    booked: sum(briefs.map(({ booked }) => booked)),
    toReview: worths.flatMap(({ items }) => items).filter(({ isInReview }) => isInReview).length,
    overdue: summary.overdue,
    withoutInsights: Math.max(0, summary.deliverables - summary.withFigures - summary.apart),
    withoutCode: summary.collabs - summary.withCode,
  }
}

function standingViews(progress: Progress, summary: Summary): StandingView[] {
  const { campaign, today } = progress
  const { collabs: visits, deliverables, agreed } = summary
  // Without visits, or visits that agreed content, there are none; afterwards they may not be known.
  const views = agreed === 0 ? 0 : summary.views
  const bookings = visits === 0 ? 0 : summary.bookings
  const actual = { visits, deliverables, views, bookings }
  const facts = factsOf(progress, summary)
  return standingsOf(targetsOf(campaign), actual, periodOf(campaign), today).map((standing) => ({
    ...standing,
    advice: standing.pace === 'behind' || standing.pace === 'unknown' ? adviceFor(standing, facts) : null,
  }))
}

export function viewRow(progress: Progress, summary = summarise(progress.worths, progress.scale)): CampaignRow {
  const { campaign, brand, today, briefs } = progress
  const { uid, brandUid, name, goal, currency, budgetMinor } = campaign
  const period = periodOf(campaign)
  return {
    uid,
    brandUid,
    venueNames: [...new Set([brand.name, ...briefs.map(({ brandName }) => brandName)])],
    name,
    goal,
    ...period,
    state: stateOn(period, today),
    currency,
    costMinor: summary.costMinor,
    budget:
      budgetMinor === null ? null : { budgetMinor, pace: budgetPace(budgetMinor, summary.costMinor, period, today) },
    briefs: briefs.length,
    standings: standingViews(progress, summary),
  }
}

/** A campaign for who looks at it: the sums of its visits, by brief and by venue. */
export function viewCampaign(
  actor: Actor,
  progress: Progress,
  tasks: readonly z.output<typeof TaskView>[],
): CampaignView {
  const { campaign, brand, today, briefs, worths, scale } = progress
  const summary = summarise(worths, scale)
  const { about, version, budgetMinor, name, goal } = campaign
  const venues = rowsBy('venue', worths, scale).map((row) => ({ uid: row.key, name: row.name, summary: row.summary }))
  return {
    ...viewRow(progress, summary),
    about,
    version,
    today,
    timezone: brand.timezone,
    fields: { name, goal, about, ...periodOf(campaign), budgetMinor, ...targetsOf(campaign) },
    summary,
    briefRows: briefs.map(({ campaignUid: _campaign, ...brief }) => ({
      ...brief,
      summary: summarise(
        worths.filter(({ briefUid }) => briefUid === brief.uid),
        scale,
      ),
    })),
    venues: venues.length > 1 ? venues : [],
    best: bestOf(worths),
    tasks: [...tasks],
    can: {
      edit: may(campaignPolicy, actor, 'edit', campaign),
      askExpert: may(campaignPolicy, actor, 'ask', campaign),
      manageTasks: may(campaignPolicy, actor, 'manageTasks', campaign),
    },
  }
}
