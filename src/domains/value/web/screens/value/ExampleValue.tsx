import { Button, Stack } from '@mantine/core'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../../kit/web/parts.tsx'
import type { Summary } from '../../../worth.ts'
import { ValueNumbers } from './ValueNumbers.tsx'

const example: Summary = {
  collabs: 9,
  agreed: 19,
  undelivered: 2,
  overdue: 1,
  deliverables: 17,
  withUsable: 8,
  published: 17,
  withFigures: 14,
  withViews: 7,
  apart: 0,
  withdrawn: 0,
  views: 186_400,
  costMinor: 96_300,
  withoutRate: 0,
  perThousandViewsMinor: 437,
  perDeliverableMinor: 5_665,
  clicks: 312,
  withLink: 7,
  perClickMinor: 241,
  bookings: 41,
  withCode: 6,
  perBookingMinor: 1_570,
  vouchers: 0,
  withVoucher: 0,
  perVoucherMinor: null,
  spentMinor: 287_000,
  mediaLowMinor: 95_100,
  mediaHighMinor: 218_600,
  contentValueMinor: 255_000,
  returnMinor: 98_400,
  returnCostMinor: 64_400,
}
const before: Summary = { ...example, collabs: 6, costMinor: 71_200, views: 121_900, bookings: 22, clicks: 180 }

/** What the page would show on a plan that has it: marked as an example, so that nobody takes it for their own. */
export function ExampleValue({ why, brandUid }: { why: string; brandUid: string }) {
  return (
    <Stack gap="lg">
      <Note tone="calm">{why} Below is an example.</Note>
      <Card>
        <Badge tone="warn">Example data</Badge>
        <ValueNumbers value={{ currency: 'GBP', now: example, before }} />
      </Card>
      <Button className="at-start" component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
        See plans
      </Button>
    </Stack>
  )
}
