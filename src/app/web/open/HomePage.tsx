import type { ShownStory } from '../../../domains/value/shown-story.ts'
import type { ManagerCard, OpenWords, Prices } from '../../open-pages.ts'
import { DataOf } from './DataOf.tsx'
import { Managers } from './Managers.tsx'
import { Plans } from './Plans.tsx'
import { ownersQuestions, priceLine } from './questions.ts'
import { Questions } from './Questions.tsx'
import { Shot } from './Shot.tsx'
import { Stories } from './Stories.tsx'
import { Story } from './Story.tsx'
import { VenueField } from './VenueField.tsx'
import styles from './home.module.css'

const half = '(max-width: 900px) 100vw, 560px'

const yourSteps = [
  [
    'Write one brief',
    'Say what you offer, what you’d like back and when creators can come. A template gets you started.',
  ],
  ['Choose who comes', 'See each creator’s content, audience and reliability, then approve in one click.'],
  ['Host the visit', 'Your team opens a door list with names, guests and allergies. No account needed.'],
  ['Approve the content', 'Request changes or approve, then download what you can use.'],
] as const

const theirSteps = [
  ['Find your venue', 'Creators nearby see your brief in their feed, with what they get and what’s due.'],
  ['Request and book', 'They request a collab and, once you approve, pick one of your times.'],
  ['Visit', 'They confirm the day before and check in with a code at your door.'],
  ['Deliver and post', 'Content is due within 14 days, checked for quality and the ad label.'],
] as const

type Props = {
  prices: Prices
  managers: readonly ManagerCard[]
  stories: readonly ShownStory[]
  words: OpenWords
}

/** The front door: what an owner gets, what it costs and what happens next. */
export function HomePage({ prices, managers, stories, words }: Props) {
  return (
    <>
      <Hero prices={prices} />
      <section className={styles.pair}>
        <div>
          <h2 className="serif">This is all you write</h2>
          <p>
            A brief says what creators get, how many can come, what they make for you and how you can use it. Both sides
            agree to it before the visit, so there are no surprises.
          </p>
          <p>
            <a href="/help/writing-a-brief" className={styles.more}>
              How to write a good brief
            </a>
          </p>
        </div>
        <Shot
          name="brief-card"
          className={styles.card}
          alt="A brief as creators see it: a photo of the venue, what the visit includes and is worth, what content is due, and the next free time."
          sizes="320px"
        />
      </section>
      <section className={styles.section} id="how">
        <h2 className="serif">How it works</h2>
        <div className={styles.sides}>
          <Steps title="You" of={yourSteps} />
          <Steps title="The creator" of={theirSteps} />
        </div>
      </section>
      {stories.length > 0 ? <Stories stories={stories} words={words} /> : <Story />}
      <section className={styles.pair} data-swapped>
        <div>
          <h2 className="serif">Content you can use</h2>
          <p>
            Everything your creators made is in one place, with your usage rights and when they end. Download the
            originals, or see what each post brought in.
          </p>
        </div>
        <Shot
          name="content"
          className={styles.shot}
          alt="A venue’s content page: a grid of Reels, Stories and photos, each marked with its usage rights."
          sizes={half}
        />
      </section>
      <section className={styles.section}>
        <h2 className="serif">Prices</h2>
        <p className={styles.lead}>
          Prices are per brand profile per month, excluding VAT. You pay for a collab only once its content is
          delivered.
        </p>
        <Plans prices={prices} isShort />
        <p>
          <a href={`/pricing?currency=${prices.currency}`} className={styles.more}>
            Compare the plans
          </a>
        </p>
      </section>
      <Managers managers={managers} words={words} />
      <Questions title="What owners ask us" of={ownersQuestions(prices)} />
      <section className={styles.end}>
        <h2 className="serif">Ready for your first creator?</h2>
        <p>Your first brief is usually live within 4 working hours.</p>
        <VenueField label="Start with your venue, at the end of the page" />
      </section>
      <DataOf data={organisationData(words)} />
    </>
  )
}

function Hero({ prices }: { prices: Prices }) {
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.kicker}>Influencer marketing made effortless</p>
        <h1 className="serif">Local creators visit. You get the content.</h1>
        <p className={styles.lead}>
          Offer a meal, a stay or an experience and choose who comes. They post about your venue, and you can use what
          they make.
        </p>
        <VenueField label="Start with your venue" />
        <dl className={styles.promises}>
          <div>
            <dt>What it costs</dt>
            <dd>{priceLine(prices)}</dd>
          </div>
          <div>
            <dt>What happens next</dt>
            <dd>
              A few short questions, then your first brief is usually live within 4 working hours. No card needed.
            </dd>
          </div>
        </dl>
      </div>
      <Shot
        name="requests"
        className={styles.shot}
        alt="A restaurant’s requests: creators who would like to visit, each with their content and how well they match."
        sizes={half}
        first
      />
    </section>
  )
}

function Steps({ title, of }: { title: string; of: readonly (readonly [name: string, text: string])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ol className={styles.steps}>
        {of.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function organisationData({ product, origin }: OpenWords): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: product, url: `${origin}/`, logo: `${origin}/icon-512.png` },
      {
        '@type': 'WebSite',
        name: product,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/help?q={query}`,
          'query-input': 'required name=query',
        },
      },
    ],
  }
}
