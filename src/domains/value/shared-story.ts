import type * as z from 'zod/mini'
import type { StoryView } from './contract/story.ts'
import type { Summary } from './worth.ts'

type Story = z.output<typeof StoryView>
/** A summary whose cost is null where it is not for the reader. */
export type SharedSummary = Omit<Summary, 'costMinor'> & { costMinor: number | null }

/**
 * What of a summary leaves the house by a link. What bookings brought in and left never does; the total cost and what each
 * unit cost only where whoever shared it chose so.
 */
export function sharedSummary(given: SharedSummary, withCosts: boolean): SharedSummary {
  const summary = { ...given, spentMinor: 0, contentValueMinor: null, returnMinor: null, returnCostMinor: null }
  if (withCosts) return summary
  return {
    ...summary,
    costMinor: null,
    withoutRate: 0,
    perThousandViewsMinor: null,
    perDeliverableMinor: null,
    perClickMinor: null,
    perBookingMinor: null,
    perVoucherMinor: null,
  }
}

/** What of a story leaves the house by a link; how its cost comes about (a share of the list price, minutes of staff) never does. */
export function sharedStory(story: Story, withCosts: boolean): Story {
  return { ...story, lines: [], summary: sharedSummary(story.summary, withCosts) }
}
