import { useState } from 'react'
import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { capabilityRefusal } from '../../../plans/entitlements.ts'
import { logisticsCalls } from '../../contract.ts'
import type { LogisticsView } from '../../views.ts'
import { Checklist } from './logistics/Checklist.tsx'
import { ExamplePlans } from './logistics/ExamplePlans.tsx'
import { Extras } from './logistics/Extras.tsx'
import { isEmpty, maySayNeeds, type Planned } from './logistics/planned.ts'
import { Shipments } from './logistics/Shipments.tsx'
import { Transports } from './logistics/Transports.tsx'

/** What a collab needs besides its visit: the checklist of both sides, transport, shipments and what is good to know. */
export function Logistics({ collab }: { collab: CollabData }) {
  const read = useRead(logisticsCalls.getLogistics, { collabUid: collab.uid }, { enabled: collab.stage > 1 })
  if (collab.stage === 1 || (read.data && !isShown(read.data, collab))) return null
  return (
    <Card>
      <Title order={2} mb="sm" id="plans">
        Logistics
      </Title>
      <Loaded of={read} shape="lines">
        {(plans) => <Plans collab={collab} plans={plans} />}
      </Loaded>
    </Card>
  )
}

/** Where there is nothing and nothing can be added, only the venue is told what its plan could hold, while that helps. */
function isShown(plans: LogisticsView, collab: CollabData): boolean {
  const { side, outcome, stage, visit } = collab
  if (!isEmpty(plans) || maySayNeeds(plans, collab)) return true
  // Nothing was planned for a visit that has been: the deliverables come next.
  if (visit?.checkedInAt) return false
  if (plans.can.plan) return true
  return side === 'brand' && outcome === 'open' && stage < 5 && !plans.isIncluded
}

function Plans({ collab, plans }: Planned) {
  const { isIncluded } = plans
  const isHost = collab.side !== 'influencer'
  if (!isIncluded && isEmpty(plans)) return <Locked collab={collab} />
  return (
    <Stack gap="lg">
      {isHost && !isIncluded && (
        <Note tone="calm">
          {capabilityRefusal('logistics')} Anything you’ve planned stays here, and you can finish it.
        </Note>
      )}
      <Checklist collab={collab} plans={plans} />
      <Shipments collab={collab} plans={plans} />
      <Transports collab={collab} plans={plans} />
      <Extras collab={collab} plans={plans} />
    </Stack>
  )
}

/** Why it isn't in the plan, with an example that opens on request: the page is about the collab. */
function Locked({ collab }: { collab: CollabData }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="dim">
        Send a creator a train ticket or a box, ask for their address only when it’s needed, and share one checklist
        with due times. {capabilityRefusal('logistics')}
      </p>
      <Group>
        <Button
          component={LinkTo}
          to={{ path: '/app/brand/billing', search: { uid: collab.brand.uid } }}
          variant="default"
        >
          See plans
        </Button>
        <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the example' : 'See an example'}
        </Button>
      </Group>
      {isOpen && <ExamplePlans collab={collab} />}
    </>
  )
}
