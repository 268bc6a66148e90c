import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** Who one is, in one tap; the form that follows is the application's. */
export function JoinPage({ words: { product } }: { words: OpenWords }) {
  return (
    <>
      <h1 className="serif">Join {product}</h1>
      <p className="plain-lead">Who are you?</p>
      <div className={styles.sides}>
        <section className={styles.card}>
          <h2 className="serif">I’m a venue</h2>
          <p>Restaurant, hotel, cafe, bar or experience. You pay nothing to begin, and need no card.</p>
          <a href="/join?as=brand" className={styles.button}>
            Add your venue
          </a>
        </section>
        <section className={styles.card}>
          <h2 className="serif">I’m a creator</h2>
          <p>You make content about places, food, drink, travel or nights out. It costs you nothing.</p>
          <a href="/join?as=influencer" className={styles.button}>
            I am a creator
          </a>
        </section>
      </div>
      <p>
        Have an account already? <a href="/login">Sign in</a>
      </p>
    </>
  )
}
