import { Button, Stack, Title } from '@mantine/core'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../../kit/web/parts.tsx'
import { nextSteps } from '../../../report.ts'
import { example } from '../value/example-visits.ts'
import { ValueNumbers } from '../value/ValueNumbers.tsx'
import { OwnPlans } from './OwnWords.tsx'
import styles from '../../parts/report.module.css'
import { possessive } from '../../../../../kit/contract/possessive.ts'

const creator = 'Amara Weber'

/** What a report has on a plan with reports: marked as an example, so that nobody takes it for their own. */
export function ExampleReport({ why, brandUid }: { why: string; brandUid: string }) {
  return (
    <Stack gap="lg">
      <Note tone="calm">{why} Below is an example.</Note>
      <Badge tone="warn" className="at-start">
        Example data
      </Badge>
      <p className={styles.words}>
        We opened early evenings to creators this month. Here’s what their visits cost and brought in.
      </p>
      <Card>
        <Title order={2} mb="sm">
          Costs and results
        </Title>
        <ValueNumbers value={example} />
      </Card>
      <OwnPlans plans="Invite Amara again, and keep Wednesdays open." />
      <div className="two-columns">
        <Card>
          <Title order={2} mb="sm">
            Best deliverable
          </Title>
          <p>
            {possessive(creator)} Reel on Instagram: <b>42.1K views</b>
          </p>
        </Card>
        <Card>
          <Title order={2} mb="sm">
            Our suggestions
          </Title>
          {nextSteps(example.now, { influencerName: creator }, true).map(({ step, text }) => (
            <p key={step}>{text}</p>
          ))}
        </Card>
      </div>
      <Button className="at-start" component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
        See plans
      </Button>
    </Stack>
  )
}
