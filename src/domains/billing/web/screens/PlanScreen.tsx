import { Button, Group, Stack, Title } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { billingCalls } from '../../contract.ts'
import { planSearch, toStatement } from '../links.ts'
import { PlanGrid } from '../parts/PlanGrid.tsx'
import { CurrentPlan } from './plan/CurrentPlan.tsx'
import { Invoices } from './plan/Invoices.tsx'

/** A brand's plan: what it has, what it could have, what it paid. */
export function PlanScreen() {
  const [{ uid: inAddress }] = useAddress(planSearch)
  const brandUid = useProfileUid(inAddress)
  const plan = useRead(billingCalls.getPlan, { brandUid })
  return (
    <Screen
      title="Plan and billing"
      width="wide"
      of={plan}
      actions={
        <Button
          component={LinkTo}
          to={toStatement(brandUid)}
          variant="default"
          leftSection={<IconReceipt size={18} stroke={1.7} />}
        >
          Monthly statement
        </Button>
      }
    >
      {(data) => (
        <Stack gap="xl">
          <CurrentPlan key={brandUid} brandUid={brandUid} plan={data} />
          <section>
            <Group mb="sm">
              <Title order={2}>Plans</Title>
            </Group>
            <PlanGrid key={brandUid} brandUid={brandUid} plan={data} />
          </section>
          <Invoices brandUid={brandUid} timezone={data.timezone} />
        </Stack>
      )}
    </Screen>
  )
}
