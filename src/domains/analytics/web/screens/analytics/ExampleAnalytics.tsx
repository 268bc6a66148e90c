import { Button, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Note } from '../../../../../kit/web/parts.tsx'
import { formatNames, platformNames } from '../../../../profiles/vocabulary.ts'
import type { analyticsCalls } from '../../../contract.ts'
import { Funnel } from './Funnel.tsx'
import { Slices } from './Slices.tsx'
import { ViewsOverTime } from './ViewsOverTime.tsx'

type Analytics = OutputOf<typeof analyticsCalls.getAnalytics>

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** Views gained in each of thirteen weeks and in those before, with the visits and posts of the week. */
const weeks = [
  [2_400, 1_900, 1, 0],
  [3_100, 2_200, 1, 2],
  [6_800, 2_000, 2, 1],
  [5_200, 3_900, 0, 3],
  [4_300, 3_100, 1, 0],
  [7_900, 2_800, 2, 2],
  [9_600, 4_400, 1, 3],
  [6_100, 5_000, 1, 1],
  [8_400, 4_100, 2, 1],
  [12_700, 3_600, 1, 4],
  [10_200, 5_300, 1, 1],
  [9_100, 6_200, 2, 2],
  [11_800, 5_800, 1, 3],
] as const

const slice = (name: string, views: number, saves: number, deliverables: number, withInsights = deliverables) => ({
  name,
  views,
  saves,
  deliverables,
  withInsights,
})
const step = (
  name: Analytics['funnel'][number]['step'],
  now: number,
  before: number,
  [open, endings]: [number, Analytics['funnel'][number]['endings']],
) => ({ step: name, now, before, open, endings, lost: endings.reduce((sum, { count }) => sum + count, 0) })

const example = {
  step: 'week' as const,
  timeline: weeks.map(([views, viewsBefore, visits, posts], nth) => ({
    from: daysAgo((weeks.length - nth) * 7 - 1),
    until: daysAgo((weeks.length - nth - 1) * 7),
    views,
    viewsBefore,
    visits,
    posts,
  })),
  funnel: [
    step('requests', 31, 22, [
      3,
      [
        { outcome: 'declined', count: 6 },
        { outcome: 'expired', count: 2 },
      ],
    ]),
    step('approved', 20, 13, [3, [{ outcome: 'cancelled', count: 1 }]]),
    step('visited', 16, 11, [2, []]),
    step('delivered', 14, 11, [1, []]),
    step('published', 13, 10, [0, []]),
  ],
  medianDays: { answer: 0.4, visit: 6, content: 4, published: 2 },
  briefViews: { now: 412, before: 298 },
}
const platforms = [slice('instagram', 71_300, 2_140, 19, 17), slice('tiktok', 26_300, 610, 4)]
const formats = [slice('reel', 68_900, 1_720, 12, 11), slice('post', 19_200, 880, 7, 6), slice('story', 9_500, 150, 4)]
const creators = [
  slice('Amara Weber @amara.weber', 31_400, 960, 4),
  slice('Jonas Ito @jonas.ito.eats', 22_800, 610, 3),
  slice('Freya Castillo @freyacastillo', 17_900, 540, 4, 3),
  slice('Malik Petit @malik_petit', 9_200, 210, 2),
]
const weekdays = [
  slice('Wednesday', 38_600, 1_130, 8),
  slice('Tuesday', 33_900, 940, 8, 7),
  slice('Thursday', 25_100, 680, 7, 6),
]

/** What Analytics shows on a plan that has it: marked as an example, so that nobody takes it for their own. */
export function ExampleAnalytics({ why, brandUid }: { why: string; brandUid: string }) {
  return (
    <Stack gap="lg">
      <Note tone="calm">{why} Below is an example.</Note>
      <Badge tone="warn" className="at-start">
        Example data
      </Badge>
      <ViewsOverTime data={example} />
      <Funnel data={example} />
      <div className="two-columns">
        <Slices title="By platform" slices={platforms} names={platformNames} kind="platform" />
        <Slices title="By format" slices={formats} names={formatNames} kind="type" />
      </div>
      <Plans brandUid={brandUid} />
    </Stack>
  )
}

/** What advanced reporting adds to it, for a plan that has Analytics alone. */
export function ExampleSlices({ why, brandUid }: { why: string; brandUid: string }) {
  return (
    <Stack gap="lg">
      <Note tone="calm">
        See who reached the most people, which days and creators’ cities work best and how your venues compare, in any
        period, and download every row. {why} Below is an example.
      </Note>
      <Badge tone="warn" className="at-start">
        Example data
      </Badge>
      <div className="two-columns">
        <Slices title="By creator" slices={creators} kind="influencer" />
        <Slices title="By day of visit" slices={weekdays} kind="weekday" />
      </div>
      <Plans brandUid={brandUid} />
    </Stack>
  )
}

function Plans({ brandUid }: { brandUid: string }) {
  return (
    <Button
      className="at-start"
      component={LinkTo}
      to={{ path: '/app/brand/billing', search: { uid: brandUid } }}
      variant="default"
    >
      See plans
    </Button>
  )
}
