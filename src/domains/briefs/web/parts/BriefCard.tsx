import type { ReactNode } from 'react'
import { IconClock } from '@tabler/icons-react'
import { counted, dateTime, money } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { BriefCardView } from '../../contract.ts'
import { deliverablesInWords } from '../deliverable-words.ts'
import './brief-card.css'

/** A brief as influencers meet it: the place in a picture, what they get, what is asked, what is still free. Greyed with the exact gap where it is not for them. */
export function BriefCard({ card, to, children }: { card: BriefCardView; to?: To; children?: ReactNode }) {
  const inside = <BriefCardInside card={card} />
  return (
    <article className="brief-card" data-closed={card.gaps.length > 0 || undefined}>
      {to ? (
        <LinkTo to={to} className="brief-card-link">
          {inside}
        </LinkTo>
      ) : (
        inside
      )}
      {children}
    </article>
  )
}

function BriefCardInside({ card }: { card: BriefCardView }) {
  const area = [card.district, cityFacts[card.city].name].filter(Boolean).join(', ')
  return (
    <>
      <div className="brief-card-picture">
        <Picture path={card.picture} alt="" kind="hero" ratio={4 / 5} sizes="(max-width: 560px) 100vw, 320px" />
        {card.gaps.length > 0 ? (
          <span className="brief-card-gap">{card.gaps.join(' · ')}</span>
        ) : (
          <span className="brief-card-value">{money(card.valueMinor, card.currency)}</span>
        )}
      </div>
      <div className="brief-card-words">
        <div className="dim brief-card-place">
          <b>{card.brandName}</b> · {area}
        </div>
        <h3>{card.title || 'Untitled brief'}</h3>
        <div className="brief-card-included">{card.included.slice(0, 3).join(' · ')}</div>
        <div className="dim">
          {card.guests === 0 ? 'For you alone' : `For you and ${counted(card.guests, 'guest')}`} · you make{' '}
          {deliverablesInWords(card.deliverables)}
        </div>
        <div className="brief-card-free">
          <span>{card.spotsLeft === 0 ? 'All places taken' : `${counted(card.spotsLeft, 'place')} left`}</span>
          <span className="dim">
            <IconClock size={16} stroke={1.7} aria-hidden="true" />{' '}
            {card.nextSlot ? dateTime(card.nextSlot, card.timezone) : 'no time free soon'}
          </span>
        </div>
      </div>
    </>
  )
}
