import { counted, largeCounted, largeNumber, money } from '../../../kit/web/format.ts'
import story from './story.json' with { type: 'json' }
import { Shot, type ShotName } from './Shot.tsx'
import styles from './home.module.css'

/**
 * One finished collab with its numbers. It is a collab of the demo, taken from there by `e2e/shots.ts`, and says so: nothing here is
 * claimed of a real venue.
 */
export function Story() {
  const { brand, creator, title, currency, days, items, review } = story
  return (
    <section className={styles.story}>
      <div>
        <p className={styles.kicker}>An example, from our demo</p>
        <h2 className="serif">
          {title} at {brand}
        </h2>
        <p>
          {brand} offered “{title}”, worth {money(story.valueMinor, currency)}. @{creator} requested a collab and was
          approved {days.approved === 0 ? 'the same day' : `${counted(days.approved, 'day')} later`}. The visit was{' '}
          {counted(days.visited, 'day')} later, and {counted(items.length, 'deliverable')} followed{' '}
          {counted(days.delivered, 'day')} after that.
        </p>
        <dl className={styles.numbers}>
          <Fact name="Views" value={largeNumber(story.views)} />
          <Fact name="Reach" value={largeNumber(story.reach)} />
          <Fact name="Likes" value={largeNumber(story.likes)} />
          <Fact name="Fee" value={story.isFree ? 'None (free collab)' : money(story.feeMinor, currency)} />
        </dl>
        {review && (
          <blockquote>
            “{review}” <small>{brand}, about the visit</small>
          </blockquote>
        )}
      </div>
      <ul className={styles.pieces}>
        {items.map(({ shot, what, views }) => (
          <li key={shot}>
            <Shot name={shot as ShotName} alt={`${what} by @${creator}`} sizes="(max-width: 900px) 45vw, 260px" />
            <span>
              {what} · {largeCounted(views, 'view')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
