import type * as z from 'zod/mini'
import type { StoryView } from './contract/story.ts'
import type { Summary } from './worth.ts'

type Story = z.output<typeof StoryView>
/**
 * What of a summary leaves the house by a link. What bookings brought in and left never does; the total cost and what each
 * unit cost only where whoever shared it chose so.
 */
export function sharedSummary(given: Summary, withCosts: boolean): Summary {
  const summary = {
    ...given,
    spentMinor: null,
    withSpent: 0,
    contentValueMinor: null,
    returnMinor: null,
    returnCostMinor: null,
    withReturn: 0,
  }
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
  const compared = story.compared.filter(({ measure }) => withCosts || measure !== 'costPerThousand')
  return { ...story, compared, lines: [], summary: sharedSummary(story.summary, withCosts) }
}
