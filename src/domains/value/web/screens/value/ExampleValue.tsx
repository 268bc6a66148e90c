import { Button, Stack } from '@mantine/core'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../../kit/web/parts.tsx'
import { Answer } from './Answer.tsx'
import { example, examplePlanMinor } from './example-visits.ts'
import { ValueNumbers } from './ValueNumbers.tsx'

/** What the page would show on a plan that has it: marked as an example, so that nobody takes it for their own. */
export function ExampleValue({ why, brandUid }: { why: string; brandUid: string }) {
  return (
    <Stack gap="lg">
      <Note tone="calm">{why} Below is an example.</Note>
      <Badge tone="warn" className="at-start">
        Example data
      </Badge>
      <Answer value={example} planMinor={examplePlanMinor} />
      <Card>
        <ValueNumbers value={example} />
      </Card>
      <Button className="at-start" component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
        See plans
      </Button>
    </Stack>
  )
}
