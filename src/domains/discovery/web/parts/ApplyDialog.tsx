import '../../../../kit/web/styles.ts'
import { Group, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { BriefUid } from '../../../../access/ids.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import {
  capitalised,
  counted,
  dateTime,
  dayOf,
  money,
  shortDayRange,
  timezoneName,
} from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Facts, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { nightsWords } from '../../../briefs/stays.ts'
import { valueWords } from '../../../briefs/web/value-words.ts'
import { deliverablesInWords } from '../../../briefs/web/deliverable-words.ts'
import { BriefCard } from '../../../briefs/web/parts/BriefCard.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { ContactMenu } from '../../../safety/web/parts/ContactMenu.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { discoveryCalls } from '../../contract.ts'
import { RequestCollab, WaitForSpot } from './RequestCollab.tsx'
import styles from './feed-card.module.css'

type Seen = OutputOf<typeof discoveryCalls.getFeedBrief>

type Props = {
  briefUid: string
  influencerUid: string
  /** The row it was opened from. */
  ribbonUid: string | undefined
  /** Staff look on: nothing is counted, and nothing can be asked. */
  looksOn: boolean
  toBrief: (uid: string) => To
  onClose: () => void
}

/** All of a brief, and what can be done about it: request it, join its waitlist, or look at others like it. */
export function ApplyDialog({ briefUid, influencerUid, ribbonUid, looksOn, toBrief, onClose }: Props) {
  const isBrief = BriefUid.safeParse(briefUid).success
  const seen = useRead(discoveryCalls.getFeedBrief, { influencerUid, briefUid }, { enabled: isBrief })
  const card = seen.data?.card
  const isGone = !isBrief || seen.error?.code === 'not-found'
  const isShown = card !== undefined
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
      title={card?.title ?? (isGone ? 'Brief not available' : 'Experience')}
      {...(card ? { description: `${card.brandName}, ${card.district || card.city}` } : {})}
    >
      {isGone ? (
        <Note tone="mute">This brief is no longer available.</Note>
      ) : (
        <Loaded of={seen} shape="lines">
          {({ card: one, about, closed, free, line, similar }) => (
            <Stack gap="md">
              {!looksOn && (
                <Group gap="xs" justify="flex-end">
                  <ContactMenu
                    reader="influencer"
                    name={one.brandName}
                    brandUid={one.brandUid}
                    influencerUid={influencerUid}
                    onBlocked={onClose}
                  />
                </Group>
              )}
              <Picture path={one.picture} alt="" kind="hero" ratio={3 / 2} />
              {one.trip && (
                <Note tone="calm">
                  {looksOn ? 'They’ll be' : 'You’ll be'} in {cityFacts[one.city].name},{' '}
                  {shortDayRange(one.trip.from, one.trip.until)}.
                </Note>
              )}
              <WhatItIs card={one} about={about} />
              <FitReasons fit={one.fit} reasons={one.reasons} />
              {one.gaps.length > 0 && <Note tone="mute">Not open to you yet: {one.gaps.join(', ')}.</Note>}
              {closed && <Note tone="mute">{closed}</Note>}
              {one.collabUid ? (
                <Note tone="calm">
                  {looksOn ? 'They have' : 'You have'} already requested this.{' '}
                  <LinkTo to={toCollab(one.collabUid, influencerUid)}>View collab</LinkTo>
                </Note>
              ) : (
                one.gaps.length === 0 &&
                !closed &&
                !looksOn &&
                (free ? (
                  <RequestCollab
                    briefUid={briefUid}
                    influencerUid={influencerUid}
                    heldUntil={line.offeredUntil}
                    timezone={one.timezone}
                    currency={one.currency}
                    offer={offerOf(one, about)}
                    onDone={onClose}
                  />
                ) : (
                  <WaitForSpot briefUid={briefUid} influencerUid={influencerUid} line={line} />
                ))
              )}
              {similar.length > 0 && (
                <section>
                  <b>Similar and open now</b>
                  <div className={`${styles.ribbon} ${styles.similar}`}>
                    {similar.map((other) => (
                      <BriefCard key={other.uid} card={other} to={toBrief(other.uid)} />
                    ))}
                  </div>
                </section>
              )}
            </Stack>
          )}
        </Loaded>
      )}
    </Dialog>
  )
}

/** What of a brief can be asked for differently, as the brief has it. */
function offerOf({ guests, deliverables }: Seen['card'], { usageRights, usageMonths, onlineMonths }: Seen['about']) {
  return { guests, deliverables, usageRights, usageMonths, onlineMonths }
}

function WhatItIs({ card, about }: Pick<Seen, 'card' | 'about'>) {
  return (
    <Stack gap="md">
      {about.story && <p className="flush">{about.story}</p>}
      <Facts
        rows={[
          ['Included', card.included.join(', ')],
          about.notIncluded.length > 0 && ['Not included', about.notIncluded.join(', ')],
          card.stay !== undefined && ['Stay', nightsWords(card.stay)],
          ['Value', valueWords(card)],
          about.spendCapMinor !== null && [
            'Spend cap',
            `${money(about.spendCapMinor, card.currency)}; ${about.aboveCap === 'brand' ? 'the venue pays' : 'you pay'} anything above`,
          ],
          ['Deliverables', deliverablesInWords(card.deliverables)],
          ['Guests', card.guests === 0 ? 'Just you' : `You and ${counted(card.guests, 'guest')}`],
          about.directions !== '' && ['Directions', about.directions],
          ['Mention', about.mentions.map((name) => `@${name.replace(/^@/, '')}`).join(' ')],
          [
            'Usage rights',
            about.usageRights === 'none'
              ? 'None'
              : `${capitalised(about.usageRights)}, ${counted(about.usageMonths, 'month')}`,
          ],
          [
            'Next available',
            card.nextSlot
              ? card.stay
                ? `Check-in from ${dayOf(card.nextSlot, card.timezone)}`
                : `${dateTime(card.nextSlot, card.timezone)} (${timezoneName(card.timezone)})`
              : card.trip
                ? 'No times during the trip'
                : 'No times in the next two weeks',
          ],
        ]}
      />
    </Stack>
  )
}
