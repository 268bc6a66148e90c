import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { IconClock } from '@tabler/icons-react'
import { capitalised, counted, dateTime, dayOf } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import {
  StripControls,
  stripName,
  StripPictures,
  stripClass,
  usePictureStrip,
} from '../../../media/web/parts/PictureStrip.tsx'
import type { ShownPicture } from '../../../media/shown-picture.ts'
import { placeWords } from '../../../profiles/web/place-words.ts'
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
  /** Its picture is among the first of the page. */
  eager?: boolean | undefined
  /** Further words beside the venue: how far it is. */
  where?: string | undefined
  /** Without the next free time: the reader has asked for one, or booked one. */
  withoutNext?: boolean | undefined
  children?: ReactNode
}

/** A brief as influencers meet it: the place in a picture, what they get, what is asked, what is still free. Greyed with the exact gap where it is not for them. */
export function BriefCard(props: Props) {
  const { card, to, look, highlighted = false, eager = false, where, withoutNext, children } = props
  const inside = (
    <>
      <div className={styles.picture}>
        <Picture
          className={styles.image}
          path={card.picture}
          alt=""
          kind="hero"
          ratio={look === 'compact' ? 'fill' : 4 / 5}
          sizes="(max-width: 560px) 100vw, 320px"
          eager={eager}
        />
        <OnPicture card={card} />
      </div>
      <BriefWords card={card} where={where} withoutNext={withoutNext} />
    </>
  )
  return (
    <CardBox card={card} look={look} highlighted={highlighted}>
      {to ? (
        <LinkTo to={to} className={styles.link}>
          {inside}
        </LinkTo>
      ) : (
        inside
      )}
      {children}
    </CardBox>
  )
}

type GalleryProps = Pick<Props, 'card' | 'eager' | 'where' | 'withoutNext' | 'children'> & {
  to: To
  /** The pictures, the card’s own first. */
  pictures: readonly ShownPicture[]
  /** Something lies over the card: its clips wait. */
  isStill?: boolean | undefined
  /** On a picture; by default the link is followed. */
  onPicture?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** On the words, before their link is followed. */
  onWords?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** When somebody is about to follow it. */
  onNear?: (event: PointerEvent<HTMLAnchorElement>) => void
}

/** The same with all of its pictures, which are moved through sideways; on a phone as wide as the screen. */
export function BriefGalleryCard(props: GalleryProps) {
  const { card, to, pictures, eager, where, withoutNext, isStill, onPicture, onWords, onNear, children } = props
  const [box, strip] = usePictureStrip(pictures.length)
  return (
    <CardBox card={card} isWide>
      <div className={styles.picture}>
        <LinkTo
          ref={box}
          to={to}
          className={stripClass}
          aria-label={stripName(card.title, pictures)}
          onScroll={strip.onScroll}
          onPointerEnter={strip.onPointerEnter}
          onPointerDown={onNear}
          onClick={onPicture}
          data-part="pictures"
        >
          <StripPictures
            strip={strip}
            pictures={pictures}
            ratio={4 / 5}
            sizes="(max-width: 720px) 100vw, 320px"
            eager={eager}
            isStill={isStill}
          />
        </LinkTo>
        <StripControls strip={strip} pictures={pictures} />
        <OnPicture card={card} withMore />
      </div>
      <LinkTo to={to} className={styles.link} onPointerDown={onNear} onClick={onWords}>
        <BriefWords card={card} where={where} withoutNext={withoutNext} />
      </LinkTo>
      {children}
    </CardBox>
  )
}

type BoxProps = Pick<Props, 'card' | 'look' | 'highlighted' | 'children'> & { isWide?: boolean }

function CardBox({ card, look, highlighted, isWide, children }: BoxProps) {
  return (
    <article
      className={styles.card}
      data-look={look}
      data-wide={isWide || undefined}
      data-highlighted={highlighted || undefined}
      data-closed={card.gaps.length > 0 || undefined}
    >
      {children}
    </article>
  )
}

/** From how few spots on a picture says how many are left. */
const fewSpots = 3

/** What it is worth, or why it is not for them; `withMore` on a phone also what has no room below. */
function OnPicture({ card, withMore = false }: { card: BriefCardView; withMore?: boolean }) {
  if (card.gaps.length > 0) return <span className={styles.gap}>{card.gaps.map(capitalised).join(' · ')}</span>
  const { guests, spotsLeft } = card
  return (
    <span className={styles.pills}>
      <span className={styles.value}>{valueWords(card)}</span>
      {withMore && guests > 0 && <span className={styles.more}>+{counted(guests, 'guest')}</span>}
      {withMore && spotsLeft > 0 && spotsLeft <= fewSpots && <span className={styles.more}>{spotsLeft} left</span>}
    </span>
  )
}

/** While somebody edits a brief, its preview may have a minimum of nights above the maximum: their field says so. */
const isInOrder = ({ minNights, maxNights }: NonNullable<BriefCardView['stay']>) => minNights <= maxNights

/** The next free time, or the next day to check in on. */
function nextWords({ nextSlot, timezone, stay }: BriefCardView): string {
  if (!nextSlot) return stay ? 'no nights available soon' : 'no times available soon'
  return stay ? `from ${dayOf(nextSlot, timezone)}` : dateTime(nextSlot, timezone)
}

function BriefWords({ card, where, withoutNext = false }: Pick<Props, 'card' | 'where' | 'withoutNext'>) {
  const area = placeWords(card)
  return (
    <div className={styles.text}>
      <div className={`dim ${styles.area}`}>
        <b>{card.brandName}</b> · {area}
        {where && <span className={styles.where}> · {where}</span>}
      </div>
      <h3>{card.title || 'Untitled brief'}</h3>
      <div className={styles.included}>{card.included.slice(0, 3).join(' · ')}</div>
      <div className={styles.facts}>
        <div className={`dim ${styles.asked}`}>
          <span className={styles.guests}>
            {card.stay && isInOrder(card.stay) && `${nightsWords(card.stay)} · `}
            {card.guests === 0 ? 'Just you' : `You and ${counted(card.guests, 'guest')}`} ·{' '}
          </span>
          {deliverablesInWords(card.deliverables)}
        </div>
        <div className={styles.free}>
          <span className={styles.spots}>
            {card.spotsLeft === 0 ? 'Fully booked' : `${counted(card.spotsLeft, 'spot')} left`}
          </span>
          {!withoutNext && (
            <span className={`dim ${styles.next}`}>
              <IconClock size={16} stroke={1.7} aria-hidden="true" /> {nextWords(card)}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
