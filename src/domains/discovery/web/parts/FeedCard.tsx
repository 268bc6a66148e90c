import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { shortDayRange } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { BriefCard, type BriefCardLook, BriefGalleryCard } from '../../../briefs/web/parts/BriefCard.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { discoveryCalls } from '../../contract.ts'
import type { NotForMe as Reason } from '../../taste.ts'
import { standingWords } from '../standing-words.ts'
import { useDoubleTap } from '../double-tap.ts'
import { useGrowing } from '../use-growing.ts'
import { NotForMe } from './NotForMe.tsx'
import styles from './feed-card.module.css'
import { picturesOf } from '../card-pictures.ts'

export type FeedCardData = OutputOf<typeof discoveryCalls.listFeed>['rows'][number]

type Props = {
  card: FeedCardData
  to: To
  look?: BriefCardLook
  highlighted?: boolean
  /** All of its pictures can be moved through on the card. */
  isGallery?: boolean
  /** Its picture is among the first of the page. */
  eager?: boolean
  /** A brief is open over it. */
  isStill?: boolean
  /** The venue’s own page. */
  toVenue?: To
  /** Somebody is about to open it; `isSure` once they tapped, and not only touched it. */
  onNear?: (isSure: boolean) => void
  onSave?: () => void
  onHide?: (reason: Reason) => void
  /** Below its words. */
  children?: ReactNode
}

/** A brief in the feed: its card, why it fits, and, for whose feed it is, a way to keep it for later or to say that it is not for them. */
export function FeedCard(props: Props) {
  const { card, to, look, highlighted, isGallery = false, eager, isStill, toVenue, onNear, onSave, onHide } = props
  // A second double tap leaves it saved.
  const onTap = useDoubleTap(() => !card.saved && onSave?.())
  const grow = useGrowing(to)
  const onPicture = (event: MouseEvent<HTMLAnchorElement>) => {
    onNear?.(true)
    if (onSave) onTap(event)
    grow(event)
  }
  const where = whereIs(card)
  const rest = (
    <>
      {props.children}
      <div className={styles.foot} data-look={look} data-wide={isGallery || undefined}>
        <FootOf card={card} where={where} />
      </div>
      {toVenue && (
        <LinkTo to={toVenue} className={styles.venue} aria-label={`About ${card.brandName}`}>
          <Picture path={card.logo} alt={card.brandName} kind="brand" sizes="44px" />
        </LinkTo>
      )}
      {onSave && (
        <div className={styles.buttons} data-look={look}>
          {onHide && !card.collabUid && <NotForMe title={card.title} onHide={onHide} />}
          <ActionIcon
            variant="default"
            radius="xl"
            size={44}
            className={styles.heart}
            aria-label={card.saved ? `Remove ${card.title} from saved` : `Save ${card.title} for later`}
            aria-pressed={card.saved}
            onClick={onSave}
          >
            {card.saved ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
          </ActionIcon>
        </div>
      )}
    </>
  )
  if (isGallery)
    return (
      <BriefGalleryCard
        card={card}
        to={to}
        pictures={picturesOf(card)}
        eager={eager}
        isStill={isStill}
        where={where}
        withoutNext={card.collabUid !== null}
        onPicture={onPicture}
        onWords={grow}
        {...(onNear && { onNear: ({ pointerType }) => onNear(pointerType === 'mouse') })}
      >
        {rest}
      </BriefGalleryCard>
    )
  return (
    <BriefCard
      card={card}
      to={to}
      look={look}
      highlighted={highlighted}
      eager={eager}
      withoutNext={card.collabUid !== null}
    >
      {rest}
    </BriefCard>
  )
}

function whereIs({ trip, city, distanceKm }: FeedCardData): string | undefined {
  if (trip) return `While you’re in ${cityFacts[city].name}, ${shortDayRange(trip.from, trip.until)}`
  return distanceKm === null ? undefined : `${distanceKm} km away`
}

function FootOf({ card, where }: { card: FeedCardData; where: string | undefined }) {
  if (card.collabUid) return <Badge tone="calm">{standingWords(card)}</Badge>
  if (card.state === 'closed') return <Badge tone="mute">Not open right now</Badge>
  if (card.state === 'full') return <Badge tone="warn">Full. Join the waitlist</Badge>
  const why = [where, card.fitWords].filter(Boolean).join(' · ')
  return <span className={`dim ${styles.why}`}>{why}</span>
}
