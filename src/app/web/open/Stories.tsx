import { counted, largeNumber } from '../../../kit/web/format.ts'
import type { ShownStory } from '../../../domains/value/shown-story.ts'
import type { OpenWords } from '../../open-pages.ts'
import styles from './home.module.css'

/** Finished collabs that brand and creator agreed to show. */
export function Stories({ stories, words }: { stories: readonly ShownStory[]; words: OpenWords }) {
  return stories.map(({ collabUid, title, brand, city, creator, handle, views, deliverables, pictures }) => (
    <section key={collabUid} className={styles.story}>
      <div>
        <p className={styles.kicker}>A collab, shown with the consent of both sides</p>
        <h2 className="serif">
          {title} at {brand}
        </h2>
        <p>
          {creator} (@{handle}) visited {brand} in {city} and made {counted(deliverables, 'deliverable')}.
        </p>
        {views !== null && (
          <dl className={styles.numbers}>
            <div>
              <dt>Views so far</dt>
              <dd>{largeNumber(views)}</dd>
            </div>
          </dl>
        )}
      </div>
      <ul className={styles.pieces}>
        {pictures.map((picture) => (
          <li key={picture}>
            <img
              src={`${words.media}/card/${picture}`}
              alt={`Content by @${handle} for ${brand}`}
              width="720"
              height="900"
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
