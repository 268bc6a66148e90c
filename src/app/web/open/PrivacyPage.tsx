import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** What is kept of whom, why, for how long, and how to have it ended. */
export function PrivacyPage({ words }: { words: OpenWords }) {
  const { product, usageDays, hasTools, hasRecorder, hasStreets } = words
  return (
    <article className={styles.text}>
      <h1 className="serif">Privacy</h1>
      <p className="plain-lead">What {product} keeps of you, why, for how long, and what you can do about it.</p>
      <h2>What we keep</h2>
      <ul>
        <li>
          <b>Your account:</b> your name, e-mail address, a password if you chose one (as a hash that cannot be read
          back), and the browsers you are signed in with. Until you delete the account.
        </li>
        <li>
          <b>A brand’s profile:</b> the facts of the venue, its team, its briefs, collabs and invoices. Invoices stay
          for as long as tax law asks.
        </li>
        <li>
          <b>An influencer’s profile:</b> what you make, where you live and travel, your accounts and their figures.
          Your date of birth is seen by our team alone; others see an age bracket at most.
        </li>
        <li>
          <b>Visits:</b> what you tell a venue of diet or allergies is seen by that venue from 48 hours before to 24
          hours after your visit, and then deleted.
        </li>
        <li>
          <b>Content:</b> your files, without the places that cameras write into them.
        </li>
        <li>
          <b>The log:</b> who did what to a record and when, so that a dispute can be settled.
        </li>
      </ul>
      <h2>Cookies and analytics</h2>
      <p>
        With your consent we note which pages you open, how far you get with setting up, and when a visit begins and
        ends. We keep that for {usageDays} days; then it goes into an archive that only our team can open. Without your
        consent we note only that a sign-in or sign-up page was opened, not by whom.
      </p>
      {hasTools && (
        <p>
          With your consent tools of other companies count your visit, too.
          {hasRecorder &&
            ' One of them records the screen as you see it, so that we see where a page is hard to use.'}{' '}
          Without it none of them is loaded, and none hears of you.
        </p>
      )}
      <p>
        You can <a href="/consent">change your answer</a> at any time.
      </p>
      <p>
        When something breaks, your browser tells us what went wrong and on which page, with your name if you are signed
        in, so that we can mend it. That is kept for 90 days and holds nothing that you wrote.
      </p>
      <h2>Cookies</h2>
      <p>
        One of ours: it keeps you signed in. It cannot be read by scripts and ends when you sign out.
        {hasTools && ' Tools of other companies may keep cookies of their own, after your consent only.'} Your browser
        keeps a few things besides: your answer to being counted, which profile you act for, and, with a yes, what waits
        to be counted and a random name for the browser. Your answer is also kept with your account, so that you are not
        asked again. Signing out removes them.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The other side of a collab sees what it needs for the visit. Card payments are made at our payment provider; we
        never see the card.
        {hasStreets &&
          ' The streets on the map come from a map service: it learns your network address and which part of the map you look at, and nothing else of you.'}{' '}
        We sell nothing to anyone.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, correct, take with you and delete what we keep, and object to how we use it.{' '}
        <a href="/support">Write to us</a>; we answer within a month, usually within days. You can also complain to the
        data protection authority where you live.
      </p>
    </article>
  )
}
