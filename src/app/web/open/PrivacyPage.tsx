import type { OpenWords } from '../../open-pages.ts'
import { keptWords, retention } from '../../../access/retention.ts'
import styles from './open-page.module.css'

/** What is kept of whom, why, for how long, and how to have it ended. */
export function PrivacyPage({ words }: { words: OpenWords }) {
  const { product, usageDays, hasTools, hasRecorder, hasStreets } = words
  return (
    <article className={styles.text}>
      <h1 className="serif">Privacy</h1>
      <p className="plain-lead">What data {product} keeps, why, for how long, and your choices.</p>
      <Kept />
      <h2>Cookies and analytics</h2>
      <p>
        With your consent, we record which pages you open, how far you get with onboarding, and when your session starts
        and ends. We keep this for {usageDays} days, then move it to an archive that only our team can open. Without
        your consent, we only record that a sign-in or sign-up page was opened, not by whom.
      </p>
      {hasTools && (
        <p>
          With your consent, other companies’ tools also measure your visit.
          {hasRecorder &&
            ' One of them records your screen as you use the site, so we can see where a page is hard to use.'}{' '}
          Without your consent, we don’t load any of them.
        </p>
      )}
      <p>
        You can <a href="/consent">change your choice</a> at any time.
      </p>
      <p>
        When something breaks, your browser tells us what went wrong and on which page, with your name if you’re signed
        in, so that we can fix it. We keep these reports for 90 days. They never include anything you typed.
      </p>
      <h2>Cookies</h2>
      <p>
        We set one cookie, which keeps you signed in. Scripts can’t read it, and it ends when you sign out.
        {hasTools && ' Other companies’ tools may set their own cookies, but only with your consent.'} Your browser also
        stores a few things: your choice about analytics, the profile you’re using and, if you accepted analytics, usage
        data waiting to be sent and a random ID for the browser. We also save your choice with your account, so we don’t
        ask again. Signing out removes them.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The other side of a collab sees what they need for the visit. Our payment provider takes card payments; we never
        see your card. If Stripe checks your ID, it sees your document and your selfie. If you connect Instagram, TikTok
        or YouTube, that platform knows you’ve connected it, and gives us your account’s insights until you disconnect
        it.
        {hasStreets &&
          ' Map tiles come from a map service. It sees your IP address and which part of the map you’re viewing, and nothing else.'}{' '}
        We never sell your data.
      </p>
      <h2>Your rights</h2>
      <p>
        Under <a href="/app/account">Account</a> you can export everything we keep about you, and delete your account.
        You have 14 days to change your mind; then your name, messages and drafts are gone. What the other side or the
        law needs (agreements, approved content, invoices) stays without your name. You can also correct your data and
        object to how we use it. <a href="/support">Email us</a> and we’ll reply within a month, usually within days.
        You can also complain to the data protection authority where you live.
      </p>
    </article>
  )
}

/** What is kept of whom, and for how long. */
function Kept() {
  return (
    <>
      <h2>What we keep</h2>
      <ul>
        <li>
          <b>Your account:</b> your name, email address, password if you set one (stored as a hash that can’t be
          reversed) and the browsers you’re signed in on. We keep these until you delete your account.
        </li>
        <li>
          <b>A brand’s profile:</b> details of the venue, its team, briefs, collabs and invoices. We keep invoices for
          as long as tax law requires.
        </li>
        <li>
          <b>An influencer’s profile:</b> what you make, where you live and travel, your social accounts and their
          insights. Only our team sees your date of birth; others see an age bracket at most.
        </li>
        <li>
          <b>Casting details (optional):</b> what your hair, eyes and face are like, if you choose to share it as an
          influencer. Brands see and filter by it only while it’s on, and we log every such search. Switch it off and we
          delete it.
        </li>
        <li>
          <b>ID check (optional):</b> photos of your ID and a selfie. Either our team checks them or, where the page
          says so, Stripe does. Venues only see that your ID was checked, and when.
        </li>
        <li>
          <b>Visits:</b> what you tell a venue about diet or allergies is visible to that venue from 48 hours before
          your visit until 24 hours after, and then deleted.
        </li>
        <li>
          <b>Content:</b> your files. We remove any location data that your camera added.
        </li>
        <li>
          <b>Activity log:</b> who did what and when, so that disputes can be settled.
        </li>
      </ul>
      <h2>How long we keep it</h2>
      <ul>
        {Object.values(retention).map((rule) => (
          <li key={rule.what}>
            <b>{rule.what}:</b> {keptWords(rule)}.
          </li>
        ))}
      </ul>
    </>
  )
}
