import { TableScene } from '../../../domains/accounts/web/parts/TableScene.tsx'
import { goldenRules } from '../../../domains/onboarding/rules.ts'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

const steps = [
  ['Offer a table', 'Say what guests get and when you would love company. Quiet evenings fill themselves.'],
  [
    'Meet your creator',
    'Each request comes with its reasons: where their audience lives, what they make, how they keep their word.',
  ],
  [
    'Keep the story',
    'They visit and deliver. You review, approve and use what they made. Everyone knows what was agreed.',
  ],
] as const

const sides = [
  {
    who: 'For places that host',
    title: 'A full room, and the pictures to prove it',
    points: [
      'One click approves a request; the visit is booked from your own free slots.',
      'A door page for the evening: who comes, with whom, what they do not eat. No account needed.',
      'Every video checked for quality and disclosure before you see it.',
      'You pay for collabs that brought content, never for a no-show.',
    ],
    action: ['Join as a brand', '/join?as=brand'],
  },
  {
    who: 'For creators who visit',
    title: 'Places worth telling about, near you',
    points: [
      'A feed that says why a place suits you, and what exactly is asked.',
      'Three taps to ask, three to book.',
      'What was agreed stays agreed: no extra asks on the night.',
      'It costs you nothing.',
    ],
    action: ['Join as a creator', '/join?as=influencer'],
  },
] as const

/** What the product is, to who is not signed in. */
export function HomePage({ words: { product } }: { words: OpenWords }) {
  return (
    <>
      <section className={styles.hero}>
        <div>
          <h1 className="serif">Influencer marketing made effortless</h1>
          <p className="plain-lead">
            Restaurants, hotels, cafes and bars offer an experience. Creators visit, and tell the story. {product} looks
            after everything between the invitation and the post.
          </p>
          <p className={styles.actions}>
            <a href="/join" className={styles.button}>
              Join {product}
            </a>
            <a href="/schedule-call" className={styles.button} data-quiet>
              Schedule a call
            </a>
          </p>
        </div>
        <div className={styles.picture}>
          <TableScene />
        </div>
      </section>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h2 className="serif">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.sides}>
        {sides.map(({ who, title, points, action: [label, href] }) => (
          <section key={who} className={styles.card}>
            <p className={styles.kicker}>{who}</p>
            <h2 className="serif">{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a href={href} className={styles.button} data-quiet>
              {label}
            </a>
          </section>
        ))}
      </div>
      <section className={styles.rules}>
        <h2 className="serif">Five golden rules for {product} content</h2>
        <ol>
          {Object.values(goldenRules).map((rule) => (
            <li key={rule}>{rule}.</li>
          ))}
        </ol>
      </section>
    </>
  )
}
