import type { InvitedBy, OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** Who one is, in one tap; the form that follows is the application's. */
export function JoinPage({ invitedBy, words: { product } }: { invitedBy: InvitedBy | null; words: OpenWords }) {
  return (
    <>
      <h1 className="serif">Join {product}</h1>
      {invitedBy && <p className="dim">{invitedBy.name} invited you.</p>}
      <p className="plain-lead">Are you a venue or a creator?</p>
      <div className={styles.sides}>
        <section className={styles.card}>
          <h2 className="serif">I’m a venue</h2>
          <p>Restaurant, hotel, cafe, bar or experience. Start for free, no card needed.</p>
          <a href="/join?as=brand" className={styles.button}>
            Add your venue
          </a>
        </section>
        <section className={styles.card}>
          <h2 className="serif">I’m a creator</h2>
          <p>You make content about food, drink, travel or nights out. It’s free.</p>
          <a href="/join?as=influencer" className={styles.button}>
            Join as a creator
          </a>
        </section>
      </div>
      <p>
        Already have an account? <a href="/login">Sign in</a>
      </p>
    </>
  )
}
