import { Button, Group } from '@mantine/core'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { money, ordinalDate } from '../../../../../kit/web/format.ts'
import { Facts, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { tierFacts } from '../../../../plans/tiers.ts'
import { billingCalls, type PlanView } from '../../../contract.ts'
import { taxWord } from '../../../tax-words.ts'

/** During a free trial: what is due today and next, when, and the card that it needs. */
export function TrialNote({ brandUid, plan }: { brandUid: string; plan: PlanView }) {
  const read = useRead(billingCalls.getTrial, { brandUid })
  const card = useWrite(billingCalls.openCardPage, { onDone: ({ url }) => location.assign(url) })
  return (
    <Loaded of={read} shape="lines">
      {({ trial }) => {
        if (!trial?.next) return null
        const { next, currency, hasCard, tier } = trial
        const on = ordinalDate(trial.endsAt, plan.timezone)
        const { name } = tierFacts[tier]
        const tax = next.tax > 0 ? `, including ${money(next.tax, currency)} ${taxWord(currency)}` : ''
        return (
          <>
            <Facts
              rows={[
                ['Due today', money(0, currency)],
                [hasCard ? 'Next payment' : `To keep ${name}`, `${money(next.due, currency)} on ${on}${tax}`],
              ]}
            />
            <Note tone={hasCard ? 'calm' : 'warn'}>
              <Group justify="space-between">
                <span>
                  {hasCard
                    ? `Your free trial ends on ${on}. Cancel before then and you won’t be charged for the plan.`
                    : `Your free trial ends on ${on}. Add a card before then to keep ${name}. Without one you’ll move to Freemium.`}
                </span>
                {plan.can.manage && (
                  <Button
                    size="sm"
                    variant={hasCard ? 'default' : 'filled'}
                    loading={card.busy}
                    onClick={() => void card({ brandUid })}
                  >
                    {hasCard ? 'Update card' : 'Add card'}
                  </Button>
                )}
              </Group>
            </Note>
          </>
        )
      }}
    </Loaded>
  )
}
