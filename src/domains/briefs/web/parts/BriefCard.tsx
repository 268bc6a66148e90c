import type { ReactNode } from 'react'
import { IconClock } from '@tabler/icons-react'
import { counted, dateTime, dayOf } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { BriefCardView } from '../../contract.ts'
import { nightsWords } from '../../stays.ts'
import { valueWords } from '../value-words.ts'
import { deliverablesInWords } from '../deliverable-words.ts'
import styles from './brief-card.module.css'

export type BriefCardLook = 'compact'
type Props = {
  card: BriefCardView
  to?: To
  /** A line of a list instead of a tall card. */
  look?: BriefCardLook | undefined
  highlighted?: boolean | undefined
  children?: ReactNode
}

/** A brief as influencers meet it: the place in a picture, what they get, what is asked, what is still free. Greyed with the exact gap where it is not for them. */
export function BriefCard({ card, to, look, highlighted = false, children }: Props) {
  const inside = <BriefCardInside card={card} isCompact={look === 'compact'} />
  return (
    <article
      className={styles.card}
      data-look={look}
      data-highlighted={highlighted || undefined}
      data-closed={card.gaps.length > 0 || undefined}
    >
      {to ? (
        <LinkTo to={to} className={styles.link}>
          {inside}
        </LinkTo>
      ) : (
        inside
      )}
      {children}
    </article>
  )
}

/** The next free time, or the next day to check in on. */
function nextWords({ nextSlot, timezone, stay }: BriefCardView): string {
  if (!nextSlot) return stay ? 'no nights available soon' : 'no times available soon'
  return stay ? `from ${dayOf(nextSlot, timezone)}` : dateTime(nextSlot, timezone)
}

function BriefCardInside({ card, isCompact }: { card: BriefCardView; isCompact: boolean }) {
  const area = [card.district, cityFacts[card.city].name].filter(Boolean).join(', ')
  return (
    <>
      <div className={styles.picture}>
        <Picture
          className={styles.image}
          path={card.picture}
          alt=""
          kind="hero"
          ratio={isCompact ? 'fill' : 4 / 5}
          sizes="(max-width: 560px) 100vw, 320px"
        />
        {card.gaps.length > 0 ? (
          <span className={styles.gap}>{card.gaps.join(' · ')}</span>
        ) : (
          <span className={styles.value}>{valueWords(card)}</span>
        )}
      </div>
      <div className={styles.text}>
        <div className={`dim ${styles.area}`}>
          <b>{card.brandName}</b> · {area}
        </div>
        <h3>{card.title || 'Untitled brief'}</h3>
        <div className={styles.included}>{card.included.slice(0, 3).join(' · ')}</div>
        <div className="dim">
          {card.stay && `${nightsWords(card.stay)} · `}
          {card.guests === 0 ? 'Just you' : `You and ${counted(card.guests, 'guest')}`} ·{' '}
          {deliverablesInWords(card.deliverables)}
        </div>
        <div className={styles.free}>
          <span>{card.spotsLeft === 0 ? 'Fully booked' : `${counted(card.spotsLeft, 'spot')} left`}</span>
          <span className={`dim ${styles.next}`}>
            <IconClock size={16} stroke={1.7} aria-hidden="true" /> {nextWords(card)}
          </span>
        </div>
      </div>
    </>
  )
}
