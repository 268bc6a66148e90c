import { Button, Group, Stack } from '@mantine/core'
import { first } from '../../../../kit/contract/must.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { billingCalls } from '../../contract.ts'
import { tierSearch, toDiscountCodes, toPaymentEvents } from '../links.ts'
import { TierEditor } from './tiers/TierEditor.tsx'
import { TierGrid } from './tiers/TierGrid.tsx'
import { TierHistory } from './tiers/TierHistory.tsx'

/** Pricing Tiers: the grid of tiers and currencies, and the one that is being changed. */
export function TierManagementScreen() {
  const [{ tier: chosen = 'starter' }] = useAddress(tierSearch)
  const tiers = useRead(billingCalls.listTiers, {})
  return (
    <Screen
      title="Pricing Tiers"
      lead="Price changes only apply to new subscriptions. Existing customers keep their current terms."
      width="wide"
      of={tiers}
      actions={
        <Group>
          <Button component={LinkTo} to={toDiscountCodes()} variant="default">
            Trial and discount codes
          </Button>
          <Button component={LinkTo} to={toPaymentEvents()} variant="default">
            Payment events
          </Button>
        </Group>
      }
    >
      {({ rows, currencies }) => {
        const row = rows.find((one) => one.id === chosen) ?? first(rows)
        return (
          <Stack gap="xl">
            <TierGrid rows={rows} currencies={currencies} chosen={row.id} />
            <TierEditor key={row.id} row={row} />
            <TierHistory id={row.id} />
          </Stack>
        )
      }}
    </Screen>
  )
}
