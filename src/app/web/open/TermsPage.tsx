import { youngest } from '../../../domains/profiles/vocabulary.ts'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** What everyone agrees to who uses the product, in plain words. */
export function TermsPage({ words: { product } }: { words: OpenWords }) {
  return (
    <article className={styles.text}>
      <h1 className="serif">Terms</h1>
      <p className="plain-lead">What you agree to when you use {product}, and what we promise.</p>
      <h2>Who may take part</h2>
      <p>
        You are {youngest} or over, you are who you say you are, and for a brand you may speak for it. One person, one
        account.
      </p>
      <h2>Collabs</h2>
      <p>
        When a brand approves a request, the brief’s terms are frozen: what is offered, what is asked, how the content
        may be used and until when. Both sides hold to them; new terms count only when both agree. A visit can be moved
        until 24 hours before. Who does not come, or cannot host, says so as early as they can.
      </p>
      <h2>Content</h2>
      <p>
        It stays the creator’s. The brand may use it as the agreed usage rights say, and not after their end. It follows
        the five golden rules, and it is marked as advertising as the law of its country asks.
      </p>
      <h2>What it costs</h2>
      <p>
        Influencers pay nothing. Brands pay a plan per brand profile and month and a fee per collab once its content is
        in, as on <a href="/pricing">the pricing page</a>. A price change never alters a running subscription. Plans can
        be ended in two clicks, with the end of the paid period.
      </p>
      <h2>Conduct</h2>
      <p>
        Be kind, be on time, be honest about figures. We may suspend who is not, and say why. You can answer, and a
        person reads it.
      </p>
      <h2>What we answer for</h2>
      <p>
        We run {product} with care and keep what you store safe. We are not a party to what a brand and an influencer
        agree, and answer for our own faults as the law says.
      </p>
      <h2>Changes</h2>
      <p>We tell you at least 30 days before terms change that matter to you. If you do not agree, you can leave.</p>
    </article>
  )
}
