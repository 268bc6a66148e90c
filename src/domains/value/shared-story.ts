import type * as z from 'zod/mini'
import type { StoryView } from './contract/story.ts'

type Story = z.output<typeof StoryView>

/**
 * What of a story leaves the house by a link. How the cost comes about (a share of the list price, minutes of staff) and what
 * bookings brought in and left never do; the total and what each unit cost only where whoever shared it chose so.
 */
export function sharedStory(story: Story, withCosts: boolean): Story {
  const summary = { ...story.summary, spentMinor: 0, contentValueMinor: null, returnMinor: null, returnCostMinor: null }
  const withoutCosts = {
    ...summary,
    costMinor: null,
    withoutRate: 0,
    perThousandViewsMinor: null,
    perDeliverableMinor: null,
    perClickMinor: null,
    perBookingMinor: null,
  }
  return { ...story, lines: [], summary: withCosts ? summary : withoutCosts }
}
