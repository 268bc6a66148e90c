import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import type { To } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/pieces.tsx'
import { BriefCard } from '../../../briefs/web/parts/BriefCard.tsx'
import type { discoveryCalls } from '../../contract.ts'
import './feed-card.css'

export type FeedCardData = OutputOf<typeof discoveryCalls.listFeed>['rows'][number]

/** A brief in the feed: its card, why it fits, and a way to keep it for later. */
export function FeedCard({ card, to, onSave }: { card: FeedCardData; to: To; onSave: () => void }) {
  const why = [card.distanceKm !== null && `${card.distanceKm} km away`, card.fitWords].filter(Boolean).join(' · ')
  return (
    <BriefCard card={card} to={to}>
      <div className="feed-card-foot">
        {card.collabUid ? <Badge tone="calm">You asked</Badge> : <span className="dim">{why}</span>}
      </div>
      <ActionIcon
        className="feed-card-save"
        variant="default"
        radius="xl"
        size={44}
        aria-label={card.saved ? `${card.title}: saved; take it back` : `Save ${card.title} for later`}
        aria-pressed={card.saved}
        onClick={onSave}
      >
        {card.saved ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} />}
      </ActionIcon>
    </BriefCard>
  )
}
