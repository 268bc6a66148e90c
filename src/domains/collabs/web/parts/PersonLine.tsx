import { Avatar } from '@mantine/core'
import { largeNumber, percentOfBp } from '../../../../kit/web/format.ts'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import type { CollabData } from './StageBadge.tsx'
import styles from './person-line.module.css'

/** Who it is, at one glance: face, name, and the figures of the largest account. */
export function PersonLine({ influencer }: { influencer: CollabData['influencer'] }) {
  const largest = influencer.social.toSorted((a, b) => b.followers - a.followers)[0]
  const reliability = influencer.reliability === null ? 'new' : `reliability ${influencer.reliability}`
  const facts = [
    largest && `${largeNumber(largest.followers)} on ${largest.platform}`,
    largest?.engagementBp && percentOfBp(largest.engagementBp),
    reliability,
  ].filter(Boolean)
  return (
    <div className={styles.person}>
      <Avatar
        src={influencer.avatar ? mediaAddress('thumb', influencer.avatar) : null}
        alt=""
        name={influencer.name}
        color="blue"
        size={44}
      />
      <div className="shrinks">
        <b>{influencer.name}</b> <span className="dim">@{influencer.handle}</span>
        <div className={`dim ${styles.detail}`}>{facts.join(' · ')}</div>
      </div>
    </div>
  )
}
