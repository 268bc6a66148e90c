import { SegmentedControl } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { capitalised, dateOf, largeNumber } from '../../../../../kit/web/format.ts'
import { LineChart } from '../../../../../kit/web/line-chart.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { type analyticsCalls, type TimelineStep, timelineSteps } from '../../../contract.ts'

type Analytics = OutputOf<typeof analyticsCalls.getAnalytics>

/** What posts gained by day, week or month, beside the period before, with the visits and posts that explain it. */
export function ViewsOverTime({
  data: { step, timeline },
  onStep,
}: {
  data: Pick<Analytics, 'step' | 'timeline'>
  /** Without it the line keeps its steps. */
  onStep?: (step: TimelineStep) => void
}) {
  return (
    <Card>
      <LineChart
        title="Views over time"
        lead="New views on all your posts, by the day we checked them"
        name="views-over-time"
        series={['This period', 'Previous period']}
        marks={['Visits', 'Posts']}
        rows={timeline.map((part) => ({
          label: partName(step, part),
          values: [part.views, part.viewsBefore],
          marks: [part.visits, part.posts],
        }))}
        format={largeNumber}
        actions={
          onStep && (
            <SegmentedControl
              aria-label="Views by"
              size="xs"
              value={step}
              onChange={onStep}
              data={timelineSteps.map((one) => ({ value: one, label: capitalised(one) }))}
            />
          )
        }
      />
    </Card>
  )
}

/** What a part of the timeline is called: `14 Oct 2026`, `Week of 14 Oct 2026`, `October 2026`. */
function partName(step: TimelineStep, { from }: Analytics['timeline'][number]): string {
  const first = `${from}T12:00:00Z`
  if (step === 'month') return new Date(first).toLocaleDateString('en-GB', { ...month, timeZone: 'UTC' })
  return step === 'week' ? `Week of ${dateOf(first, 'UTC')}` : dateOf(first, 'UTC')
}
const month = { month: 'long', year: 'numeric' } as const
