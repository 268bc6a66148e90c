import type { OpenWords } from '../../open-pages.ts'
import { keptWords, retention } from '../../../access/retention.ts'
import { capitalised } from '../../../kit/web/format.ts'
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
        your consent, we only record that a sign-in or sign-up page was opened, not who opened it.
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
        We set one cookie to keep you signed in. It ends when you sign out, when you haven’t used {product} for 30 days,
        and after 90 days at the latest. If you sign in with Google or Apple, a second one lasts for up to 10 minutes
        while they confirm who you are. Once you’ve signed in, another one lets us recognise your browser, so that we
        can email you when someone signs in with one we don’t know. It lasts 400 days. If you open a link someone shared
        to invite you, one more remembers who it was, for 30 days. No script can read any of them.
        {hasTools && ' Other companies’ tools may set their own cookies, but only with your consent.'}
      </p>
      <Stored />
      <h2>Who else sees it</h2>
      <p>
        The other side of a collab sees what they need for the visit. If a venue has connected its booking system, we
        reserve your table there under your name. Our payment provider takes card payments; we never see your card. If
        Stripe checks your ID, it sees your document and your selfie. If you connect Instagram, TikTok or YouTube, that
        platform knows you’ve connected it, and gives us your account’s insights until you disconnect it. If you turn on
        push notifications, they pass through your browser maker’s push service, which can’t read them.
        {hasStreets &&
          ' Map tiles come from a map service. It sees your IP address and which part of the map you’re viewing, and nothing else.'}{' '}
        We never sell your data.
      </p>
      <h2>Your rights</h2>
      <p>
        Under <a href="/app/account">Account</a> you can export the data we keep about you, except our team’s notes,
        which you can ask us for. You can also delete your account there. You have 14 days to change your mind; then
        your name, messages and drafts are gone. We keep what the other side or the law needs (agreements, approved
        content, invoices), but without your name. You can also correct your data and object to how we use it.{' '}
        <a href="/support">Email us</a> and we’ll reply within a month, usually within days. You can also complain to
        the data protection authority where you live.
      </p>
    </article>
  )
}

/** What the browser stores, and what of it outlives signing out. */
function Stored() {
  return (
    <>
      <p>Your browser also stores:</p>
      <ul>
        <li>your choice about analytics, which we also save with your account</li>
        <li>the profile you’re using, and whether you’re on our team</li>
        <li>the email address you asked for a sign-in link with, until you open the link</li>
        <li>messages and check-ins that haven’t been sent yet</li>
        <li>whether push notifications are on in this browser, and when we last asked</li>
        <li>
          the name you gave on a shared shortlist or a review link, and a random key so that only you can change your
          votes
        </li>
        <li>the day you last closed the upgrade prompt</li>
        <li>
          for creators, what you’ve ticked off for a visit and, for 30 days, the visits, messages and profile you’ve
          looked at, so you can see them without a connection
        </li>
        <li>on a phone or tablet that opened a venue’s door link, that link</li>
        <li>files you shared to the app from your phone and haven’t used yet</li>
        <li>until you close the tab, what you’ve typed during onboarding and the page to open once you’ve signed in</li>
        <li>
          if you accepted analytics, your current session, usage data waiting to be sent and a random ID for the browser
        </li>
      </ul>
      <p>
        Signing out clears all of this except three things: check-ins that haven’t been sent yet (so no visit is
        missed), a “no” to analytics (so we don’t ask again) and anything that’s cleared when you close the tab.
      </p>
    </>
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
          <b>A creator’s profile:</b> what you make, where you live and travel, your social accounts and their insights.
          Only our team sees your date of birth; others see an age bracket at most.
        </li>
        <li>
          <b>Casting details (optional):</b> what your hair, eyes and face are like, if you choose to share it as a
          creator. Brands can filter by it while it’s on, but don’t see it on your page, and we log every such search.
          Switch it off and we delete it.
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
      <table>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(retention).map((rule) => (
            <tr key={rule.what}>
              <th scope="row">{rule.what}</th>
              <td>{capitalised(keptWords(rule))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
