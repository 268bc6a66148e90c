import type { Standing } from './pace.ts'

/** What of a campaign's briefs and collabs decides what helps. */
export type Facts = {
  briefs: number
  liveBriefs: number
  /** Spots left on the live briefs. */
  spotsLeft: number
  /** Requests that the brand has not answered. */
  requests: number
  /** Visits of the period that are booked and to come. */
  booked: number
  toReview: number
  overdue: number
  withoutInsights: number
  withoutCode: number
}

export const adviceSteps = [
  'briefs',
  'live',
  'spots',
  'requests',
  'invite',
  'review',
  'overdue',
  'insights',
  'codes',
] as const
export type AdviceStep = (typeof adviceSteps)[number]
export type Advice = { step: AdviceStep; text: string }

const many = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`

/** What to do about a target that has fallen behind: the one thing that helps most. */
export function adviceFor({ metric }: Pick<Standing, 'metric'>, facts: Facts): Advice {
  if (facts.briefs === 0) return { step: 'briefs', text: 'Add a brief. Its visits then count towards your targets.' }
  return metric === 'visits' ? forVisits(facts) : (forContent(metric, facts) ?? forVisits(facts))
}

function forVisits({ liveBriefs, spotsLeft, requests, booked }: Facts): Advice {
  if (requests > 0) return { step: 'requests', text: `Reply to ${many(requests, 'request')}.` }
  if (liveBriefs === 0) return { step: 'live', text: 'Publish a brief: creators can’t send requests right now.' }
  if (spotsLeft === 0) return { step: 'spots', text: 'Add spots to a brief: all of them are taken.' }
  const coming = booked > 0 ? `${many(booked, 'visit is', 'visits are')} booked. ` : ''
  return { step: 'invite', text: `${coming}Invite creators, or offer more times.` }
}

function forContent(metric: Standing['metric'], facts: Facts): Advice | null {
  const { toReview, overdue, withoutInsights, withoutCode } = facts
  if (metric === 'bookings' && withoutCode > 0)
    return {
      step: 'codes',
      text: `Create booking codes before visits: ${many(withoutCode, 'collab')} didn’t have one in time.`,
    }
  if (metric === 'views' && withoutInsights > 0)
    return {
      step: 'insights',
      text: `Ask for insights: ${many(withoutInsights, 'deliverable has', 'deliverables have')} none.`,
    }
  if (toReview > 0) return { step: 'review', text: `Review ${many(toReview, 'deliverable')} waiting for you.` }
  if (overdue > 0)
    return {
      step: 'overdue',
      text: `Ask about ${many(overdue, 'overdue deliverable')}.`,
    }
  return null
}
