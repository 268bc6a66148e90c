import type { OpenWords } from '../../open-pages.ts'

/** What is kept of whom, why, for how long, and how to have it ended. */
export function PrivacyPage({ words: { product } }: { words: OpenWords }) {
  return (
    <article className="open-text">
      <h1 className="serif">Privacy</h1>
      <p className="open-lead">What {product} keeps of you, why, for how long, and what you can do about it.</p>
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
      <h2>Being counted</h2>
      <p>
        With your consent we note which pages you open and how long you stay, for 400 days. Without it we do not, and no
        other company hears of your visit. You can <a href="/consent">change your answer</a> at any time.
      </p>
      <h2>Cookies</h2>
      <p>
        One: it keeps you signed in. It cannot be read by scripts and ends when you sign out. What you chose, such as
        your answer to being counted, is kept in your browser and not sent anywhere.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The other side of a collab sees what it needs for the visit. Card payments are made at our payment provider; we
        never see the card. We sell nothing to anyone.
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
