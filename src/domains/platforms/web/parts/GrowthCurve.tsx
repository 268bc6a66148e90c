import { largeCounted, largeNumber, ordinalDate } from '../../../../kit/web/format.ts'
import type { Snapshot } from '../../accounts.ts'
import { curveOf, growthWords } from '../growth.ts'
import styles from './platforms.module.css'

/** Followers over the last twelve months, with what they were at both ends. */
export function GrowthCurve({ growth, of }: { growth: readonly Snapshot[]; of: string }) {
  const [first, last] = [growth[0], growth.at(-1)]
  const curve = curveOf(growth)
  if (!curve || !first || !last)
    return (
      <p className="flush">
        <small className="dim">The growth curve appears once we have two days of numbers.</small>
      </p>
    )
  const words = [growthWords(growth, 30), growthWords(growth, 365)].filter((one) => one !== null)
  return (
    <figure className={styles.growth}>
      <svg
        viewBox="0 0 320 72"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${of}: from ${largeCounted(first.followers, 'follower')} on ${ordinalDate(first.day)} to ${largeNumber(last.followers)} on ${ordinalDate(last.day)}`}
      >
        <polygon className={styles.area} points={curve.area} />
        <polyline className={styles.line} points={curve.line} />
      </svg>
      <figcaption className="dim">
        <span>
          {largeNumber(first.followers)}, {ordinalDate(first.day)}
        </span>
        {words.length > 0 && <span>{words.join(' · ')}</span>}
      </figcaption>
    </figure>
  )
}
