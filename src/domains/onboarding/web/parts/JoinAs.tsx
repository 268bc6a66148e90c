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

type Props = {
  product: string
  side: Side
  tier: PricingTier | null
  open: readonly City[]
  /** What was typed on the front page. */
  venue: string
  /** Who invited them, and the code of their link. */
  invitedBy: { name: string; code: string } | null
}

/** Public: joining as a venue or as a creator; a tier is for a venue. */
export function JoinAs({ product, side, tier, open, venue, invitedBy }: Props) {
  const [sent, setSent] = useState<{ email: string; known: boolean } | null>(null)
  usePage(sent ? 'Please Check Your Email' : 'Join')
  if (sent) return <Sent {...sent} onBack={() => setSent(null)} />
  return (
    <>
      <h1 className="serif">Join {product}</h1>
      {invitedBy && <p className="dim">{invitedBy.name} invited you.</p>}
      {side === 'brand' ? (
        <p className="plain-lead">
          {tier && <>{priceOf(tier)} </>}
          It’s free to start and you don’t need a card. You choose a plan later, in your account.{' '}
          <a href="/pricing">{tier ? 'All plans' : 'See prices'}</a>
          <br />
          Next, we’ll email you a link and ask a few short questions. Your first brief is usually live within 4 working
          hours.
        </p>
      ) : (
        <Criteria />
      )}
      <JoinForm
        side={side}
        tier={tier?.id}
        open={open}
        venue={venue}
        invite={invitedBy?.code}
        onSent={(email, known) => setSent({ email, known })}
      />
      <p>
        {side === 'brand' ? <a href="/join?as=influencer">I’m a creator</a> : <a href="/join?as=brand">I’m a venue</a>}
      </p>
      <p>
        Already have an account? <a href="/login">Sign in</a>
      </p>
    </>
  )
}

/** What is looked at, said before anything is asked. */
function Criteria() {
  return (
    <>
      <p className="plain-lead">Our team replies within two working days. It’s free.</p>
      <div className={styles.note}>
        <b>Who can join</b>
        <ul>
          <li>You’re 18 or over.</li>
          <li>You post publicly about food, drink, travel or nights out.</li>
          <li>
            You have about 2,000 followers or more on Instagram, TikTok or YouTube. Fewer is fine if your engagement is
            strong.
          </li>
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
      <p>If you can’t see it, check your junk or spam folder. You can close this tab; the link opens a new one.</p>
      <PlainButton look="quiet" onClick={onBack}>
        Use another email address
      </PlainButton>
    </>
  )
}

function priceOf({ name, priceMonthly, collabPrice, currency }: PricingTier): string {
  const each = `${money(Math.round(collabPrice * 100), currency)} per collab`
  if (priceMonthly === 'FREE') return `${name} has no monthly fee. You pay ${each}.`
  return `${name} costs ${money(Math.round(priceMonthly * 100), currency)} per brand profile per month, plus ${each}.`
}
