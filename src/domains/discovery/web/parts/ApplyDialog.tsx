import '../../../../kit/web/styles.ts'
import { Group, Stack, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useId } from 'react'
import { BriefUid } from '../../../../access/ids.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { dayOf, shortDayRange } from '../../../../kit/web/format.ts'
import { mayMove } from '../../../../kit/web/grow.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { gapAsThem } from '../../../briefs/eligibility.ts'
import { BriefCard } from '../../../briefs/web/parts/BriefCard.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { ContactMenu } from '../../../safety/web/parts/ContactMenu.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { discoveryCalls } from '../../contract.ts'
import { toVenue } from '../links.ts'
import type { FeedCardData } from './FeedCard.tsx'
import { BriefGallery } from './brief/BriefGallery.tsx'
import { BriefGlance } from './brief/BriefGlance.tsx'
import { SentTimes, StandingBar } from './brief/StandingBar.tsx'
import { RequestCollab, WaitForSpot } from './RequestCollab.tsx'
import styles from './feed-card.module.css'
import { picturesOf } from '../card-pictures.ts'

const AskedQuestion = lazy(async () => ({
  default: (await import('../../../messages/web/parts/AskedQuestion.tsx')).AskedQuestion,
}))

type Seen = OutputOf<typeof discoveryCalls.getFeedBrief>

type Props = {
  briefUid: string
  influencerUid: string
  /** Its card, where that is there already. */
  known: FeedCardData | undefined
  /** The row it was opened from. */
  ribbonUid: string | undefined
  /** Staff look on: nothing is counted, and nothing can be asked. */
  looksOn: boolean
  toBrief: (uid: string) => To
  onClose: () => void
}

/** All of a brief, and what can be done about it: request it, join its waitlist, or look at others like it. */
export function ApplyDialog({ briefUid, influencerUid, known, ribbonUid, looksOn, toBrief, onClose }: Props) {
  const isBrief = BriefUid.safeParse(briefUid).success
  const seen = useRead(discoveryCalls.getFeedBrief, { influencerUid, briefUid }, { enabled: isBrief })
  const card = seen.data?.card ?? known
  const isGone = !isBrief || seen.error?.code === 'not-found'
  const isShown = seen.data !== undefined
  const sayItWasSeen = useWrite(discoveryCalls.recordBriefView, { onRefused: () => true })
  useEffect(() => {
    if (isShown && !looksOn) void sayItWasSeen({ influencerUid, briefUid, ribbonUid })
    // Once per opened brief; the function is a new one at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [influencerUid, briefUid, isShown])
  return (
    <Dialog
      opened
      onClose={onClose}
      isPage
      isGrown={known !== undefined && mayMove()}
      title={card?.title ?? (isGone ? 'Brief not available' : 'Experience')}
      {...(card ? { description: `${card.brandName}, ${card.district || card.city}` } : {})}
    >
      {isGone ? (
        <Note tone="mute">This brief is no longer available.</Note>
      ) : (
        <Stack gap="lg">
          {card && <BriefGallery title={card.title} pictures={picturesOf(card)} />}
          <Loaded of={seen} shape="lines">
            {(brief) => <Opened {...{ brief, influencerUid, looksOn, toBrief, onClose }} />}
          </Loaded>
        </Stack>
      )}
    </Dialog>
  )
}

type OpenedProps = Pick<Props, 'influencerUid' | 'looksOn' | 'toBrief' | 'onClose'> & { brief: Seen }

/** The story, then what can be done about it, which stays in reach. */
function Opened({ brief, influencerUid, looksOn, toBrief, onClose }: OpenedProps) {
  const { card, about, automatic, closed, free, line } = brief
  const similarId = useId()
  const onSimilar =
    brief.similar.length > 0 ? () => document.getElementById(similarId)?.scrollIntoView({ block: 'start' }) : undefined
  const story = <Story {...{ brief, influencerUid, looksOn, toBrief, onClose, similarId }} />
  const canAsk = !card.collabUid && card.gaps.length === 0 && !closed && !looksOn
  return (
    <>
      {canAsk && free ? (
        <RequestCollab {...{ card, about, automatic, line, influencerUid }} onDone={onClose}>
          {story}
        </RequestCollab>
      ) : (
        <>
          {story}
          {canAsk && <WaitForSpot briefUid={card.uid} influencerUid={influencerUid} line={line} />}
          {!canAsk && !looksOn && <StandingBar {...{ card, closed, influencerUid, onSimilar }} />}
        </>
      )}
    </>
  )
}

function Story({ brief, influencerUid, looksOn, toBrief, onClose, similarId }: OpenedProps & { similarId: string }) {
  const { card, reasons, about, closed, similar, visited } = brief
  const { trip, city, gaps } = card
  return (
    <>
      {trip && (
        <Note tone="calm">
          {looksOn ? 'They’ll be' : 'You’ll be'} in {cityFacts[city].name}, {shortDayRange(trip.from, trip.until)}.
        </Note>
      )}
      {looksOn && gaps.length > 0 && <Note tone="mute">Not open to them yet: {gaps.map(gapAsThem).join(', ')}.</Note>}
      {looksOn && closed && <Note tone="mute">{closed}</Note>}
      {!looksOn && <SentTimes card={card} />}
      {!looksOn && visited && visited.collabUid !== card.collabUid && (
        <Note tone="calm">
          You visited {card.brandName} on {dayOf(visited.at, card.timezone)}.{' '}
          <LinkTo to={toCollab(visited.collabUid, influencerUid)}>View that collab</LinkTo>
        </Note>
      )}
      {!looksOn && !card.collabUid && (
        <Suspense>
          <AskedQuestion briefUid={card.uid} influencerUid={influencerUid} />
        </Suspense>
      )}
      <LinkTo to={toVenue(influencerUid, card.brandUid)} className={styles.aboutVenue}>
        <span className={styles.face}>
          <Picture path={card.logo} alt={card.brandName} kind="brand" sizes="44px" />
        </span>
        <span>
          <b>{card.brandName}</b>
          <br />
          <small className="dim">Photos, reviews by creators, reply time</small>
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </LinkTo>
      <BriefGlance card={card} about={about} />
      <FitReasons fit={card.fit} reasons={reasons} own={!looksOn} />
      {!looksOn && (
        <Group>
          <ContactMenu
            reader="influencer"
            name={card.brandName}
            brandUid={card.brandUid}
            influencerUid={influencerUid}
            onBlocked={onClose}
          />
        </Group>
      )}
      {similar.length > 0 && (
        <section id={similarId}>
          <Title order={3}>Similar and open now</Title>
          <div className={`${styles.ribbon} ${styles.similar}`}>
            {similar.map((other) => (
              <BriefCard key={other.uid} card={other} to={toBrief(other.uid)} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
