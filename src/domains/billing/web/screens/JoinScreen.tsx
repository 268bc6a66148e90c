import { useRead } from '../../../../kit/web/calls.ts'
import { money } from '../../../../kit/web/format.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { SignUp } from '../../../accounts/web/parts/SignUp.tsx'
import { planCalls, type PricingTier } from '../../../plans/contract.ts'
import { joinSearch } from '../links.ts'

/** Public: an account is made; a tier in the address stays in sight with its price (seed §2 "/join?tier="). */
export function JoinScreen() {
  const [{ tier: wanted }] = useAddress(joinSearch)
  const tiers = useRead(planCalls.getPricingTiers, { currency: 'GBP' })
  const tier = tiers.data?.find((one) => one.id === wanted && one.enabled)
  return (
    <SignUp page="Join">
      <p className="dim">
        {tier && <>{priceOf(tier)} You pay nothing now: the plan begins when you choose it in your account. </>}
        <a href="/pricing">{tier ? 'All plans' : 'What it costs'}</a>
      </p>
    </SignUp>
  )
}

function priceOf({ name, priceMonthly, collabPrice, currency }: PricingTier): string {
  const each = `${money(Math.round(collabPrice * 100), currency)} per collab`
  if (priceMonthly === 'FREE') return `${name} is free, with ${each}.`
  return `${name} costs ${money(Math.round(priceMonthly * 100), currency)} per brand profile and month, and ${each}.`
}
