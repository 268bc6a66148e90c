import './join.css'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { money } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { toLogin } from '../../../accounts/web/links.ts'
import { CheckYourEmail } from '../../../accounts/web/parts/CheckYourEmail.tsx'
import { DoorFrame } from '../../../accounts/web/parts/DoorFrame.tsx'
import { planCalls, type PricingTier } from '../../../plans/contract.ts'
import type { Side } from '../../steps.ts'
import { joinSearch } from '../links.ts'
import { JoinForm } from './join/JoinForm.tsx'

/** Public: as a place that hosts or as a creator who visits, in one tap; a tier in the address is for a place (seed §2). */
export function JoinScreen() {
  const [{ tier: wanted, as }, setAddress] = useAddress(joinSearch)
  const side: Side | undefined = as ?? (wanted ? 'brand' : undefined)
  const [sent, setSent] = useState<{ email: string; known: boolean } | null>(null)
  const tiers = useRead(planCalls.getPricingTiers, { currency: 'GBP' }, { enabled: wanted !== undefined })
  const tier = tiers.data?.find((one) => one.id === wanted && one.enabled)
  if (sent)
    return (
      <CheckYourEmail
        email={sent.email}
        what={sent.known ? 'a link to the account you already have' : 'the link that opens your account'}
        onBack={() => setSent(null)}
      />
    )
  return (
    <DoorFrame page="Join" title={`Join ${productName()}`} lead={side ? undefined : 'Who are you?'}>
      {!side && <Sides onChoose={(chosen) => setAddress({ as: chosen })} />}
      {side === 'brand' && (
        <p className="dim">
          {tier && <>{priceOf(tier)} </>}
          You pay nothing now, and need no card: a plan begins when you choose it in your account.{' '}
          <a href="/pricing">{tier ? 'All plans' : 'What it costs'}</a>
          <br />
          Next: a link by mail, then a few short questions. Your first brief is usually live 4 working hours later.
        </p>
      )}
      {side === 'influencer' && <Criteria />}
      {side && (
        <JoinForm
          key={side}
          side={side}
          tier={wanted}
          onSent={(email, known) => setSent({ email, known })}
          onOther={() => setAddress({ as: side === 'brand' ? 'influencer' : 'brand', tier: undefined })}
        />
      )}
      <p className="dim">
        Have an account already? <LinkTo to={toLogin()}>Sign in</LinkTo>
      </p>
    </DoorFrame>
  )
}

function Sides({ onChoose }: { onChoose: (side: Side) => void }) {
  return (
    <div className="join-sides">
      <button type="button" onClick={() => onChoose('brand')}>
        <b>A place that hosts</b>
        <span>Restaurant, hotel, cafe, bar, experience</span>
      </button>
      <button type="button" onClick={() => onChoose('influencer')}>
        <b>A creator who visits</b>
        <span>You make content about places</span>
      </button>
    </div>
  )
}

/** What is looked at, said before anything is asked. */
function Criteria() {
  return (
    <div className="join-criteria">
      <b>Who we let in</b>
      <ul>
        <li>You are 18 or over.</li>
        <li>You post about places, food, drink, travel or nights out, in public.</li>
        <li>About 2,000 followers or more on Instagram, TikTok or YouTube; fewer is fine when people answer you.</li>
      </ul>
      <span className="dim">Our team answers within two working days. It costs you nothing.</span>
    </div>
  )
}

function priceOf({ name, priceMonthly, collabPrice, currency }: PricingTier): string {
  const each = `${money(Math.round(collabPrice * 100), currency)} per collab`
  if (priceMonthly === 'FREE') return `${name} is free, with ${each}.`
  return `${name} costs ${money(Math.round(priceMonthly * 100), currency)} per brand profile and month, and ${each}.`
}
