import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { counted, dateTime, money } from '../../../../kit/web/format.ts'
import { Picture } from '../../../../kit/web/picture.tsx'
import { Badge } from '../../../../kit/web/pieces.tsx'
import type { discoveryCalls } from '../../contract.ts'
import './feed-card.css'

export type FeedCardData = OutputOf<typeof discoveryCalls.listFeed>['rows'][number]

/** A place in one glance: picture, name, area, what you get and its worth, what is asked, when it is free. */
export function FeedCard({ card, first, onOpen, onSave }: { card: FeedCardData; first: boolean; onOpen: () => void; onSave: () => void }) {
  const outOfReach = card.gaps.length > 0
  return (
    <article className="feed-card" data-grey={outOfReach || undefined}>
      <button type="button" className="feed-card-open" onClick={onOpen} aria-label={`${card.title} at ${card.brandName}`}>
        <Picture path={card.picture} name={card.brandName} priority={first} />
        <span className="feed-card-value">{money(card.valueMinor, card.currency)}</span>
      </button>
      <ActionIcon className="feed-card-save" variant="default" radius="xl" size={44} aria-label={card.saved ? 'Saved; take it back' : 'Save for later'} aria-pressed={card.saved} onClick={onSave}>
        {card.saved ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} />}
      </ActionIcon>
      <div className="feed-card-words">
        <div className="feed-card-title">
          <b className="ellipsis">{card.brandName}</b>
          <span className="dim">{[card.district, card.distanceKm !== null && `${card.distanceKm} km`].filter(Boolean).join(' · ')}</span>
        </div>
        <div className="clamp">{card.title}</div>
        <div className="dim clamp">{askedWords(card)}</div>
        {outOfReach ? (
          <Badge tone="mute">{card.gaps.join(', ')}</Badge>
        ) : card.collabUid ? (
          <Badge tone="calm">You asked</Badge>
        ) : (
          <div className="feed-card-when">
            <span>{card.nextSlot ? dateTime(card.nextSlot, card.timezone) : 'No free time in two weeks'}</span>
            <span className="dim">{counted(card.placesLeft, 'place')} left</span>
          </div>
        )}
      </div>
    </article>
  )
}

/** `1 reel, 2 stories · bring 1 guest`. */
export function askedWords(card: Pick<FeedCardData, 'deliverables' | 'guests'>): string {
  const plural: Record<string, string> = { story: 'stories', ugc: 'ugc pieces' }
  const asked = card.deliverables.map(({ type, count }) => counted(count, type === 'ugc' ? 'ugc piece' : type, plural[type])).join(', ')
  return card.guests > 0 ? `${asked} · bring ${counted(card.guests, 'guest')}` : asked
}
