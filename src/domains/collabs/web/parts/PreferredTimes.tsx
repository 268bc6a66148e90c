import { Text } from '@mantine/core'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { counted } from '../../../../kit/web/format.ts'
import { obstacleWords } from '../../obstacles.ts'
import { visitTime } from '../visit-time.ts'
import type { CollabData } from './StageBadge.tsx'
import styles from './preferred-times.module.css'

type Asked = Pick<CollabData, 'preferred' | 'side' | 'brand' | 'influencer' | 'startedBy'>

/** When a request would like to come, and what a yes does with it. Nothing where it names no time. */
export function PreferredTimes({ collab }: { collab: Asked }) {
  if (!collab.preferred) return null
  const isOwn = collab.side === 'influencer'
  return (
    <section aria-label="Preferred times">
      <Text fw={600} mb="xs">
        {isOwn ? 'Your preferred times' : 'Preferred times'}
      </Text>
      <PreferredList collab={collab} />
    </section>
  )
}

/** The times alone, the best first; what is no longer free for both is struck. */
export function PreferredList({ collab: { preferred, side, brand, influencer } }: { collab: Asked }) {
  if (!preferred) return null
  const next = preferred.times.find(({ free }) => free)
  const { guests } = preferred
  const reader = { side, creator: influencer.name }
  return (
    <>
      <ol className={styles.times}>
        {preferred.times.map((time) => (
          <li key={time.startsAt}>
            {time.free ? (
              visitTime(time, brand.timezone)
            ) : (
              <>
                <del>{visitTime(time, brand.timezone)}</del>{' '}
                <span className="dim">{time.why ? obstacleWords(time.why, reader) : 'no longer free'}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <small className="dim">
        {guests > 0 && `With ${counted(guests, 'guest')}. `}
        {side === 'influencer'
          ? 'If they approve your request, we’ll book the first one that’s still free.'
          : next
            ? `Approving books ${visitTime(next, brand.timezone)} (${timezoneName(brand.timezone)}).`
            : 'None of these is still free. Once you approve, they can pick another.'}
      </small>
    </>
  )
}
