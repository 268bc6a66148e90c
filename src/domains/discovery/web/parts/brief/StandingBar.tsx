import { Button } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { collabCalls } from '../../../../collabs/contract.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { PreferredTimes } from '../../../../collabs/web/parts/PreferredTimes.tsx'
import type { discoveryCalls } from '../../../contract.ts'
import { standingWords } from '../../standing-words.ts'
import styles from './brief-page.module.css'

type Seen = OutputOf<typeof discoveryCalls.getFeedBrief>
type Props = Pick<Seen, 'card' | 'closed'> & {
  influencerUid: string
  /** To what is like it and open, where anything is. */
  onSimilar: (() => void) | undefined
}

/** Where the request would be sent from: how far one’s collab is, or why this brief can’t be requested. */
export function StandingBar({ card, closed, influencerUid, onSimilar }: Props) {
  const { collabUid, gaps } = card
  return (
    <div className={styles.bar}>
      <div className={styles.send}>
        <span>{collabUid ? <b>{standingWords(card)}</b> : (closed ?? `Not open to you yet: ${gaps.join(', ')}.`)}</span>
        {collabUid && (
          <Button component={LinkTo} to={toCollab(collabUid, influencerUid)} variant="default" className={styles.view}>
            View collab
          </Button>
        )}
        {!collabUid && onSimilar && (
          <Button variant="default" className={styles.view} onClick={onSimilar}>
            See similar briefs
          </Button>
        )}
      </div>
    </div>
  )
}

/** The times that one’s request for this brief names, for as long as it waits for an answer. */
export function SentTimes({ card }: Pick<Seen, 'card'>) {
  const { collabUid: uid, standing } = card
  const waits = uid !== null && standing?.step === 'requested'
  const sent = useRead(collabCalls.getCollab, { uid: uid ?? '' }, { enabled: waits })
  return waits && sent.data ? <PreferredTimes collab={sent.data} /> : null
}
