import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { shortDayRange } from '../../../../kit/web/format.ts'
import type { To } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { BriefCard, type BriefCardLook } from '../../../briefs/web/parts/BriefCard.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { discoveryCalls } from '../../contract.ts'
import type { NotForMe as Reason } from '../../taste.ts'
import { NotForMe } from './NotForMe.tsx'
import styles from './feed-card.module.css'

export type FeedCardData = OutputOf<typeof discoveryCalls.listFeed>['rows'][number]

type Props = {
  card: FeedCardData
  to: To
  look?: BriefCardLook
  highlighted?: boolean
  onSave?: () => void
  onHide?: (reason: Reason) => void
}

/** A brief in the feed: its card, why it fits, and, for whose feed it is, a way to keep it for later or to say that it is not for them. */
export function FeedCard({ card, to, look, highlighted, onSave, onHide }: Props) {
  return (
    <BriefCard card={card} to={to} look={look} highlighted={highlighted}>
      <div className={styles.foot} data-look={look}>
        <FootOf card={card} />
      </div>
      {onSave && (
        <div className={styles.buttons} data-look={look}>
          {onHide && !card.collabUid && <NotForMe title={card.title} onHide={onHide} />}
          <ActionIcon
            variant="default"
            radius="xl"
            size={44}
            aria-label={card.saved ? `Remove ${card.title} from saved` : `Save ${card.title} for later`}
            aria-pressed={card.saved}
            onClick={onSave}
          >
            {card.saved ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} />}
          </ActionIcon>
        </div>
      )}
    </BriefCard>
  )
}

function FootOf({ card }: { card: FeedCardData }) {
  if (card.collabUid) return <Badge tone="calm">Requested</Badge>
  if (card.state === 'closed') return <Badge tone="mute">Not open right now</Badge>
  if (card.state === 'full') return <Badge tone="warn">Full. Join the waitlist</Badge>
  const where = card.trip
    ? `While you’re in ${cityFacts[card.city].name}, ${shortDayRange(card.trip.from, card.trip.until)}`
    : card.distanceKm !== null && `${card.distanceKm} km away`
  const why = [where, card.fitWords].filter(Boolean).join(' · ')
  return <span className="dim">{why}</span>
}
