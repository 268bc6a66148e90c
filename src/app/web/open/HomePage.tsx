import { TableScene } from '../../../domains/accounts/web/parts/TableScene.tsx'
import { goldenRules } from '../../../domains/onboarding/rules.ts'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

const steps = [
  ['Offer an experience', 'Choose what creators get and when they can visit. It’s a good way to fill quiet evenings.'],
  [
    'Choose your creators',
    'Each request shows you why it’s a match: where their audience is, what they make and how reliable they are.',
  ],
  [
    'Get the content',
    'They visit and deliver. You review, approve and use the content. The terms are clear to everyone from the start.',
  ],
] as const

const sides = [
  {
    who: 'For venues',
    title: 'A full room, and content that shows it',
    points: [
      'Approve a request in one click. Creators book from the times you set.',
      'A door list for your team: who’s coming, their guests and any allergies. No account needed.',
      'Every video is checked for quality and disclosure before you see it.',
      'You only pay for collabs that deliver content, never for a no-show.',
    ],
    action: ['Join as a brand', '/join?as=brand'],
  },
  {
    who: 'For creators',
    title: 'Great venues near you',
    points: [
      'A feed that shows why a venue suits you and exactly what to make.',
      'Request in three taps, book in three more.',
      'Terms are agreed up front. No surprises on the night.',
      'Always free for creators.',
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
            Restaurants, hotels, cafes and bars offer an experience. Creators visit and share it. {product} takes care
            of everything from the invitation to the post.
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
