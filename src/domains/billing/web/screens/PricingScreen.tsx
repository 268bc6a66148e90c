import '../parts/plans.css'
import { Button, SegmentedControl, Stack, VisuallyHidden } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../../../kit/web/calls.ts'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { toLogin } from '../../../accounts/web/links.ts'
import { GuestNav } from '../../../accounts/web/parts/GuestNav.tsx'
import { planCalls } from '../../../plans/contract.ts'
import { currencies, currencySymbols } from '../../../plans/tiers.ts'
import { pricingSearch, toJoinWith } from '../links.ts'
import { PlanCard } from '../parts/PlanCard.tsx'
import { PriceNotes } from '../parts/PriceNotes.tsx'

/** Public: what brands pay, the same tiers that are sold inside. Influencers pay nothing. */
export function PricingScreen() {
  const [{ currency = 'GBP' }, setAddress] = useAddress(pricingSearch)
  const tiers = useRead(planCalls.getPricingTiers, { currency }, { keep: true })
  const navigate = useNavigate()
  return (
    <main>
      <Screen
        title="Pricing"
        lead={`What brands pay. Influencers use ${productName()} for free.`}
        width="wide"
        actions={
          <GuestNav>
            <Button component={LinkTo} to={toLogin()} variant="default">
              Sign in
            </Button>
          </GuestNav>
        }
      >
        <Stack>
          <SegmentedControl
            aria-label="Currency"
            value={currency}
            onChange={(value) => setAddress({ currency: currencies.find((one) => one === value) })}
            data={currencies.map((value) => ({ value, label: `${currencySymbols[value]} ${value}` }))}
            style={{ alignSelf: 'start' }}
          />
          <VisuallyHidden component="h2">Plans</VisuallyHidden>
          <Loaded of={tiers}>
            {(all) => (
              <ul className="plan-grid">
                {all
                  .filter((tier) => tier.enabled)
                  .toSorted((a, b) => a.order - b.order)
                  .map((tier) => (
                    <PlanCard
                      key={tier.id}
                      tier={tier}
                      action={{ label: 'Join', onClick: () => void navigate({ href: hrefOf(toJoinWith(tier.id)) }) }}
                    />
                  ))}
              </ul>
            )}
          </Loaded>
          <PriceNotes />
        </Stack>
      </Screen>
    </main>
  )
}
