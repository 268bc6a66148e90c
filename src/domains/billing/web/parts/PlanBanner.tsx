import { Button, Group } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dayOf } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { billingCalls } from '../../contract.ts'
import styles from './plan-banner.module.css'

/** Above every page of a brand whose payment is due: until when the plan is kept, and the way to another card. */
export function PlanBanner({ brandUid }: { brandUid: string }) {
  const plan = useRead(billingCalls.getPlan, { brandUid })
  const card = useWrite(billingCalls.openCardPage, { onDone: ({ url }) => location.assign(url) })
  if (plan.data?.state !== 'past_due') return null
  const { graceUntil, timezone, can, tier } = plan.data
  const kept = tier !== 'basic'
  return (
    <div className={`no-print ${styles.banner}`}>
      <Note tone="bad">
        <Group justify="space-between">
          <span>
            <b>Your payment didn’t go through.</b>{' '}
            {kept && graceUntil
              ? `You keep your plan until ${dayOf(graceUntil, timezone)}.`
              : 'You’re on Freemium until it’s paid.'}
          </span>
          {can.manage && (
            <Button size="sm" variant="default" loading={card.busy} onClick={() => void card({ brandUid })}>
              Update card
            </Button>
          )}
        </Group>
      </Note>
    </div>
  )
}
