import { Title } from '@mantine/core'
import { dateOf } from '../../../../../kit/web/format.ts'
import { opinionWords } from '../../../../profiles/vocabulary.ts'
import { ReviewFace } from '../../../../content/web/parts/ReviewFace.tsx'
import type { Venue } from './shown-venue.ts'
import styles from './venue.module.css'

type Value = keyof typeof opinionWords

/** What creators said of their collabs there: how many chose each word, and the reviews they share. */
export function VenueReviews({ venue: { name, timezone, reviews } }: { venue: Venue }) {
  const { words, shared } = reviews
  const total = words.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.wide}>
      <Title order={2}>Reviews by creators</Title>
      {words.length > 0 && (
        <ul className={styles.counts} aria-label={`${total} reviews`}>
          {words.map(({ value, count }) => (
            <li key={value}>
              <ReviewFace value={value as Value} /> {opinionWords[value as Value]} <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
      {shared.length > 0 ? (
        <ul className={styles.reviews}>
          {shared.map(({ value, text, by, at }, index) => (
            <li key={`${at}:${index}`}>
              <div>
                <ReviewFace value={value as Value} /> <b>{opinionWords[value as Value]}</b>
              </div>
              {text && <p className={styles.text}>“{text}”</p>}
              <small className="dim">
                {by ? <a href={`/i/${by.slug}`}>{by.name}</a> : 'A creator'} · {dateOf(at, timezone)}
              </small>
            </li>
          ))}
        </ul>
      ) : (
        <p className="dim">
          {words.length > 0
            ? 'No creator has shared their review yet.'
            : `No reviews to show yet. Creators who visit ${name} can share theirs here.`}
        </p>
      )}
    </section>
  )
}
