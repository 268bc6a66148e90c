import { youngest } from '../../../domains/profiles/creator-vocabulary.ts'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** What everyone agrees to who uses the product, in plain words. */
export function TermsPage({ words: { product } }: { words: OpenWords }) {
  return (
    <article className={styles.text}>
      <h1 className="serif">Terms</h1>
      <p className="plain-lead">What you agree to when you use {product}, and what we promise.</p>
      <h2>Who can use {product}</h2>
      <p>
        You’re {youngest} or over, you’re who you say you are, and if you sign up on behalf of a brand, you’re
        authorised to act for it. One account per person.
      </p>
      <h2>Collabs</h2>
      <p>
        When a brand approves a request, the brief’s terms are locked: what’s offered, what content is due, how it can
        be used and until when. Both sides must keep to them, and changes only apply when both agree. A visit can be
        moved up to 24 hours before. If you can’t make it, or can’t host, say so as early as you can.
      </p>
      <h2>Content</h2>
      <p>
        Content belongs to the creator. The brand can use it within the agreed usage rights, and not after they end.
        Content must follow the five golden rules and be disclosed as advertising, as local law requires.
      </p>
      <h2>What it costs</h2>
      <p>
        {product} is free for creators. Brands pay for a plan, per brand profile per month, and a fee per collab once
        its content is delivered; see <a href="/pricing">the pricing page</a>. Price changes never affect an existing
        subscription. You can cancel your plan in two clicks; it ends when the paid period does.
      </p>
      <h2>Conduct</h2>
      <p>
        Be kind, be on time and be honest about your numbers. If not, we may suspend your account, and we’ll tell you
        why. You can reply, and a person will read it.
      </p>
      <h2>Our responsibility</h2>
      <p>
        We run {product} with care and keep your data safe. We’re not a party to what a brand and a creator agree, and
        we’re liable for our own mistakes as the law requires.
      </p>
      <h2>Changes</h2>
      <p>We’ll give you at least 30 days’ notice of changes that affect you. If you don’t agree, you can leave.</p>
    </article>
  )
}
