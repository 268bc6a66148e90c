import { Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { dayOf } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { useProfileUid, useSession } from '../../../profiles/web/session.tsx'
import { placeWords } from '../../../profiles/web/place-words.ts'
import { ContactMenu } from '../../../safety/web/parts/ContactMenu.tsx'
import { discoveryCalls } from '../../contract.ts'
import { venueSearch } from '../links.ts'
import { BriefGallery } from '../parts/brief/BriefGallery.tsx'
import { FeedCard } from '../parts/FeedCard.tsx'
import { OpenedBrief } from '../parts/OpenedBrief.tsx'
import { useSaved } from '../use-saved.ts'
import type { Venue } from './venue/shown-venue.ts'
import { VenueGlance } from './venue/VenueGlance.tsx'
import { VenuePlace } from './venue/VenuePlace.tsx'
import { VenueReviews } from './venue/VenueReviews.tsx'
import styles from './venue/venue.module.css'

/** A venue as creators see it: pictures, how it treats creators, what can be requested there now, and where it is. */
export function VenueScreen() {
  const [{ uid, venue: brandUid = '', brief }, setAddress] = useAddress(venueSearch)
  const influencerUid = useProfileUid(uid)
  const { side, user } = useSession()
  const looksOn = side === 'admin' && user.linked_profiles.every((profile) => profile.uid !== influencerUid)
  const venue = useRead(discoveryCalls.getVenue, { influencerUid, brandUid })
  const toBrief = (one: string): To => ({
    path: '/app/influencer/venue',
    search: { uid, venue: brandUid, brief: one },
    stays: true,
  })
  return (
    <Screen title={venue.data?.name ?? 'Venue'} width="wide" bare of={venue} shape="cards">
      {(shown) => (
        <>
          <Shown venue={shown} {...{ influencerUid, looksOn, toBrief }} />
          <OpenedBrief
            brief={brief}
            influencerUid={influencerUid}
            looksOn={looksOn}
            toBrief={toBrief}
            onLeave={() => setAddress({ brief: undefined })}
          />
        </>
      )}
    </Screen>
  )
}

type Props = { venue: Venue; influencerUid: string; looksOn: boolean; toBrief: (uid: string) => To }

function Shown({ venue, influencerUid, looksOn, toBrief }: Props) {
  const { name, category, logo, pictures, description, houseRules, visited, timezone } = venue
  return (
    <div className={styles.venue}>
      <BriefGallery title={name} pictures={pictures} className={styles.gallery} />
      <Stack gap="lg" className={styles.about}>
        <header className={styles.head}>
          <span className={styles.face}>
            <Picture path={logo} alt={name} kind="brand" sizes="56px" />
          </span>
          <div>
            <Title order={1}>{name}</Title>
            <div className="dim">{[category, placeWords(venue)].join(' · ')}</div>
          </div>
        </header>
        {!looksOn && visited && (
          <Note tone="calm">
            You visited {name} on {dayOf(visited.at, timezone)}.{' '}
            <LinkTo to={toCollab(visited.collabUid, influencerUid)}>View that collab</LinkTo>
          </Note>
        )}
        <VenueGlance venue={venue} />
        {description && <p className={styles.text}>{description}</p>}
        {houseRules && (
          <section>
            <Title order={2}>House rules</Title>
            <p className={styles.text}>{houseRules}</p>
          </section>
        )}
      </Stack>
      <OpenBriefs {...{ venue, influencerUid, looksOn, toBrief }} />
      <VenueReviews venue={venue} />
      <VenuePlace venue={venue} influencerUid={influencerUid} />
      {!looksOn && (
        <div className={styles.more}>
          <ContactMenu reader="influencer" name={name} brandUid={venue.uid} influencerUid={influencerUid} />
        </div>
      )}
    </div>
  )
}

function OpenBriefs({ venue: { name, briefs }, influencerUid, looksOn, toBrief }: Props) {
  const saved = useSaved(influencerUid)
  return (
    <section className={styles.wide}>
      <Title order={2}>Open briefs</Title>
      {briefs.length === 0 ? (
        <EmptyState
          title="No open briefs right now"
          text={`When ${name} publishes a brief, it appears here and in your feed.`}
        />
      ) : (
        <div className={styles.briefs}>
          {briefs.map((read) => {
            const one = saved.of(read)
            return (
              <FeedCard
                key={one.uid}
                card={one}
                to={toBrief(one.uid)}
                look="compact"
                {...(!looksOn && { onSave: () => saved.change(one) })}
              />
            )
          })}
        </div>
      )}
    </section>
  )
}
