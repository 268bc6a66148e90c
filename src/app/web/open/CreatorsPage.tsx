import { goldenRules } from '../../../domains/onboarding/rules.ts'
import type { OpenWords } from '../../open-pages.ts'
import { creatorsQuestions } from './questions.ts'
import { Questions } from './Questions.tsx'
import { Shot } from './Shot.tsx'
import styles from './home.module.css'

const gets = [
  [
    'Dinners, stays and experiences',
    'Each brief says what’s included, what it’s worth and how many guests you can bring.',
  ],
  [
    'No surprises',
    'Before you go, you agree what to make, by when and how it can be used. None of it changes unless you agree.',
  ],
  ['On your schedule', 'Request in three taps, pick a time that suits you and move it up to 24 hours before.'],
  [
    'A record that works for you',
    'Every visit you keep and every post you deliver on time raises your reliability. More completed visits also let you book more at once.',
  ],
  [
    'Your content stays yours',
    'Venues can only use it as agreed, for as long as agreed. You can show it on your own public page.',
  ],
  ['Help when you need it', 'If a venue can’t host you, say so in the app. It never counts against you.'],
] as const

/** What creators get, and who can join. */
export function CreatorsPage({ words: { product } }: { words: OpenWords }) {
  return (
    <>
      <section className={styles.hero}>
        <div>
          <p className={styles.kicker}>For creators</p>
          <h1 className="serif">Great venues near you, for content you love making</h1>
          <p className={styles.lead}>
            Restaurants, hotels, cafes and bars invite you. You visit, film and post. {product} takes care of the
            booking, the terms and the deadlines. It’s free.
          </p>
          <p className={styles.actions}>
            <a href="/join?as=influencer" className={styles.button}>
              Join as a creator
            </a>
          </p>
          <p className="dim">Our team replies within two working days.</p>
        </div>
        <Shot
          name="feed"
          className={styles.phone}
          alt="The feed on a phone: venues nearby, with what a visit includes, what content is due and the next free time."
          sizes="(max-width: 900px) 80vw, 390px"
          first
        />
      </section>
      <section className={styles.section}>
        <h2 className="serif">What you get</h2>
        <ul className={styles.gets}>
          {gets.map(([name, text]) => (
            <li key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.pair} data-swapped>
        <div>
          <h2 className="serif">Who can join</h2>
          <ul className={styles.plain}>
            <li>You’re 18 or over.</li>
            <li>You post publicly about food, drink, travel or nights out.</li>
            <li>
              You have about 2,000 followers or more on Instagram, TikTok or YouTube. Fewer is fine if your engagement
              is strong.
            </li>
          </ul>
          <h2 className="serif">Five golden rules for {product} content</h2>
          <ol className={styles.plain}>
            {Object.values(goldenRules).map((rule) => (
              <li key={rule}>{rule}.</li>
            ))}
          </ol>
        </div>
        <Shot
          name="visit"
          className={styles.phone}
          alt="A creator’s dashboard on a phone: the next visit with its address and time, and what content is due."
          sizes="(max-width: 900px) 80vw, 390px"
        />
      </section>
      <Questions title="What creators ask us" of={creatorsQuestions} />
      <section className={styles.end}>
        <h2 className="serif">See what’s near you</h2>
        <p>It takes a minute to apply.</p>
        <p className={styles.actions}>
          <a href="/join?as=influencer" className={styles.button}>
            Join as a creator
          </a>
        </p>
      </section>
    </>
  )
}
