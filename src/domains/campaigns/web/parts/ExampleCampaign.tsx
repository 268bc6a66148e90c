import { Button, Stack, Title } from '@mantine/core'
import { shortDayRange } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { adviceFor } from '../../advice.ts'
import { standingsOf } from '../../pace.ts'
import { timeWords } from '../../words.ts'
import { Standings } from './Standings.tsx'

const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Around today: an example of a campaign that is running. */
const today = daysFromToday(0)
const period = { from: daysFromToday(-35), until: daysFromToday(24) }
const facts = {
  briefs: 2,
  liveBriefs: 2,
  spotsLeft: 5,
  requests: 3,
  booked: 2,
  toReview: 1,
  overdue: 0,
  withoutInsights: 0,
  withoutCode: 0,
}
const standings = standingsOf(
  { visits: 12, deliverables: 20, views: 90_000, bookings: 40 },
  { visits: 5, deliverables: 9, views: 41_300, bookings: 14 },
  period,
  today,
).map((standing) => ({ ...standing, advice: standing.pace === 'behind' ? adviceFor(standing, facts) : null }))

/** What campaigns are, on a plan that has none: marked as an example, so that nobody takes it for their own. */
export function ExampleCampaign({ why, brandUid }: { why: string; brandUid: string }) {
  return (
    <Stack gap="lg">
      <Note tone="calm">{why} Below is an example.</Note>
      <div className="two-columns">
        <Card>
          <Badge tone="warn">Example data</Badge>
          <Title order={2} mt="sm">
            Quiet evenings
          </Title>
          <p className="dim">
            {shortDayRange(period.from, period.until)} · 2 briefs · {timeWords(period, today)}
          </p>
          <Standings standings={standings} isRunning />
        </Card>
        <Card>
          <Badge tone="warn">Example data</Badge>
          <Title order={2} mt="sm">
            Your expert
          </Title>
          <p>
            “We have three creators for Wednesdays. Can you open 18:00 to 21:00 on the brief? Then I’ll invite them
            today.”
          </p>
          <p className="dim">
            Your account manager answers within 4 working hours, suggests and invites creators, and writes up the
            results. You see every task and its due date.
          </p>
        </Card>
      </div>
      <Button className="at-start" component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
        See plans
      </Button>
    </Stack>
  )
}
