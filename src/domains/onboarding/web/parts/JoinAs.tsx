import { useEffect, useRef, useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { money } from '../../../../kit/web/format.ts'
import { usePage } from '../../../../kit/web/page.ts'
import { PlainButton } from '../../../../kit/web/plain.tsx'
import type { PricingTier } from '../../../plans/contract.ts'
import type { City } from '../../../profiles/vocabulary.ts'
import type { Side } from '../../sides.ts'
import { JoinForm } from './JoinForm.tsx'
import styles from './join-form.module.css'

type Props = { product: string; side: Side; tier: PricingTier | null; open: readonly City[] }

/** Public: joining as a venue or as a creator; a tier is for a venue. */
export function JoinAs({ product, side, tier, open }: Props) {
  const [sent, setSent] = useState<{ email: string; known: boolean } | null>(null)
  usePage(sent ? 'Please Check Your Email' : 'Join')
  if (sent) return <Sent {...sent} onBack={() => setSent(null)} />
  return (
    <>
      <h1 className="serif">Join {product}</h1>
      {side === 'brand' ? (
        <p className="plain-lead">
          {tier && <>{priceOf(tier)} </>}
          You pay nothing now, and need no card: a plan begins when you choose it in your account.{' '}
          <a href="/pricing">{tier ? 'All plans' : 'What it costs'}</a>
          <br />
          Next: a link by mail, then a few short questions. Your first brief is usually live 4 working hours later.
        </p>
      ) : (
        <Criteria />
      )}
      <JoinForm side={side} tier={tier?.id} open={open} onSent={(email, known) => setSent({ email, known })} />
      <p>
        {side === 'brand' ? (
          <a href="/join?as=influencer">I am a creator</a>
        ) : (
          <a href="/join?as=brand">I am a place that hosts</a>
        )}
      </p>
      <p>
        Have an account already? <a href="/login">Sign in</a>
      </p>
    </>
  )
}

/** What is looked at, said before anything is asked. */
function Criteria() {
  return (
    <>
      <p className="plain-lead">Our team answers within two working days. It costs you nothing.</p>
      <div className={styles.note}>
        <b>Who we let in</b>
        <ul>
          <li>You are 18 or over.</li>
          <li>You post about places, food, drink, travel or nights out, in public.</li>
          <li>About 2,000 followers or more on Instagram, TikTok or YouTube; fewer is fine when people answer you.</li>
        </ul>
      </div>
    </>
  )
}

/** The form's place is taken by where to look next; it is read out, too. */
function Sent({ email, known, onBack }: { email: string; known: boolean; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    must(heading.current).focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <>
      <h1 className="serif" ref={heading} tabIndex={-1}>
        Please Check Your Email
      </h1>
      <p className="plain-lead">
        We have sent an automated email with{' '}
        {known ? 'a link to the account you already have' : 'the link that opens your account'} to <b>{email}</b>. It
        arrives within seconds.
      </p>
      <p>
        If you cannot see it, please check your junk or spam folder. You can close this tab: the link opens its own.
      </p>
      <PlainButton look="quiet" onClick={onBack}>
        Use another address
      </PlainButton>
    </>
  )
}

function priceOf({ name, priceMonthly, collabPrice, currency }: PricingTier): string {
  const each = `${money(Math.round(collabPrice * 100), currency)} per collab`
  if (priceMonthly === 'FREE') return `${name} is free, with ${each}.`
  return `${name} costs ${money(Math.round(priceMonthly * 100), currency)} per brand profile per month, and ${each}.`
}
