import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { counted, dayOf, money, ordinalDate } from '../../../../../kit/web/format.ts'
import { Badge, Card, Facts, Note, type Tone } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { billingCalls, type PlanView } from '../../../contract.ts'
import { tierFacts } from '../../../../plans/tiers.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import { BillingDetailsDialog } from '../../parts/BillingDetailsDialog.tsx'
import { useDowngrade } from '../../parts/PlanGrid.tsx'
import { TrialNote } from './TrialNote.tsx'

const stateWords: Readonly<Record<PlanView['state'], readonly [Tone, string]>> = {
  none: ['mute', 'Free'],
  active: ['good', 'Active'],
  trialing: ['calm', 'Free trial'],
  past_due: ['bad', 'Payment failed'],
  canceled: ['mute', 'Ended'],
  incomplete: ['warn', 'Payment incomplete'],
}

/** Whether a trial runs that a payment follows: its own part of the card says which, and has the button for the card. */
const isInTrial = ({ state, ending }: PlanView) => state === 'trialing' && !ending

/** The plan in force: what it costs, when it renews or ends, and what can be changed about it. */
export function CurrentPlan({ brandUid, plan }: { brandUid: string; plan: PlanView }) {
  const [tone, word] = stateWords[plan.state]
  const isTeam = useSession().side === 'admin'
  const { name, monthly, currency, quantity, freeCollabs, perCollab, timezone, brands } = plan
  const day = (at: string) => dayOf(at, timezone)
  const isTrial = isInTrial(plan)
  const price = monthly === 0 ? 'FREE' : `${money(monthly, currency)} × ${counted(quantity, 'brand profile')} a month`
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>
            {name} <Badge tone={tone}>{word}</Badge>
          </Title>
          {monthly > 0 && <b className="numbers">{money(monthly * quantity, currency)} a month</b>}
        </Group>
        <Coming plan={plan} brandUid={brandUid} />
        {isTrial && <TrialNote plan={plan} brandUid={brandUid} />}
        <Facts
          rows={[
            ['Price', price],
            plan.discount && ['Discount', `${plan.discount.words} until ${ordinalDate(plan.discount.until, timezone)}`],
            ['Brand profiles', brands.map((brand) => brand.name).join(', ')],
            [
              'Free collabs',
              freeCollabs.of === 0
                ? 'None on this plan'
                : `${freeCollabs.left} of ${freeCollabs.of} left, resets ${day(freeCollabs.resetsAt)} (${timezoneName(timezone)})`,
            ],
            [freeCollabs.of === 0 ? 'Each collab' : 'Each extra collab', money(perCollab, currency)],
            plan.paid && !plan.ending && !isTrial && plan.periodEnd !== null && ['Renews on', day(plan.periodEnd)],
          ]}
        />
        {plan.can.manage ? (
          <Actions brandUid={brandUid} plan={plan} />
        ) : (
          <Note tone="mute">
            {isTeam
              ? 'Only the brand’s owner or one of its admins can change the plan.'
              : 'Ask your brand’s owner or an admin to change the plan.'}
          </Note>
        )}
      </Stack>
    </Card>
  )
}

/** What is going to happen, and the way to take it back. */
function Coming({ brandUid, plan }: { brandUid: string; plan: PlanView }) {
  const keep = useWrite(billingCalls.resumePlan, { onDone: () => showSuccess(`You’re keeping ${plan.name}.`) })
  if (!plan.periodEnd || (!plan.ending && !plan.nextTier)) return null
  const on = dayOf(plan.periodEnd, plan.timezone)
  return (
    <Note tone="warn">
      <Group justify="space-between">
        <span>
          {plan.ending
            ? `Your plan ends on ${on}. We’ll keep everything you’ve created.`
            : `${tierFacts[must(plan.nextTier, 'next tier')].name} starts on ${on}.`}
        </span>
        {plan.can.manage && (
          <Button size="sm" variant="default" loading={keep.busy} onClick={() => void keep({ brandUid })}>
            Keep {plan.name}
          </Button>
        )}
      </Group>
    </Note>
  )
}

function Actions({ brandUid, plan }: { brandUid: string; plan: PlanView }) {
  const [editing, setEditing] = useState(false)
  const profile = useRead(billingCalls.getBillingProfile, { brand_uid: brandUid })
  const stored = profile.data?.billing_profile ?? null
  const card = useWrite(billingCalls.openCardPage, { onDone: ({ url }) => location.assign(url) })
  const save = useWrite(billingCalls.saveBillingDetails, {
    onDone: () => {
      setEditing(false)
      showSuccess('Saved. We’ll use these details on future invoices.')
    },
  })
  const downgrade = useDowngrade(brandUid, plan)
  return (
    <>
      <Group>
        {plan.paid && !isInTrial(plan) && (
          <Button variant="default" loading={card.busy} onClick={() => void card({ brandUid })}>
            Update card
          </Button>
        )}
        <Button variant="default" disabled={!profile.data} onClick={() => setEditing(true)}>
          Billing details
        </Button>
        {plan.paid && !plan.ending && (
          <Button
            variant="subtle"
            color="red"
            loading={downgrade.busy}
            onClick={() => void downgrade.to({ id: 'basic', name: 'Freemium' })}
          >
            Cancel plan
          </Button>
        )}
        {plan.sandboxUrl && <Anchor href={plan.sandboxUrl}>Open payment sandbox</Anchor>}
      </Group>
      <BillingDetailsDialog
        opened={editing}
        onClose={() => setEditing(false)}
        stored={stored}
        busy={save.busy}
        submitLabel="Save"
        onSubmit={(details) => void save({ brandUid, details })}
      />
    </>
  )
}
