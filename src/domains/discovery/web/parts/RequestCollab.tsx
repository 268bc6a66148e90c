import { Button, Checkbox, Stack, Textarea, Title } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { counted, dayKey, timeLeftTo } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { valueWords } from '../../../briefs/web/value-words.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { GuestsInput } from '../../../visits/web/parts/BookingFields.tsx'
import {
  type PreferredTime,
  preferredWords,
  PreferredPicker,
  toggled,
} from '../../../visits/web/parts/PreferredPicker.tsx'
import { isFree, TimeButton } from '../../../visits/web/parts/SlotMonth.tsx'
import { bookingRules } from '../../../visits/windows.ts'
import { mostPreferred } from '../../../collabs/preferred-times.ts'
import type { SuggestedValues } from '../../../collabs/web/parts/SuggestTermsFields.tsx'
import type { discoveryCalls } from '../../contract.ts'
import { feedSearch } from '../feed-address.ts'
import { type Request, useRequest } from './brief/use-request.ts'
import styles from './brief/brief-page.module.css'

const SuggestTermsFields = lazy(async () => ({
  default: (await import('../../../collabs/web/parts/SuggestTermsFields.tsx')).SuggestTermsFields,
}))

const AskBriefQuestion = lazy(async () => ({
  default: (await import('../../../messages/web/parts/AskBriefQuestion.tsx')).AskBriefQuestion,
}))

type Seen = OutputOf<typeof discoveryCalls.getFeedBrief>
type Target = { briefUid: string; influencerUid: string }
type Ask = Pick<Seen, 'card' | 'about' | 'line' | 'automatic'> & {
  influencerUid: string
  onDone: () => void
  /** What of the brief is read before the request. */
  children: ReactNode
}

/** A brief that can be requested: what it is, when one could come, and the bar that sends the request, always in reach. */
export function RequestCollab({ card, about, line, automatic, influencerUid, onDone, children }: Ask) {
  const isStay = card.stay !== undefined
  const request = useRequest({ briefUid: card.uid, influencerUid, isStay, onDone })
  // The day that the feed or the map is filtered by.
  const [{ day: from }] = useAddress(feedSearch)
  const times = useId()
  const { offeredUntil } = line
  return (
    <>
      {children}
      {offeredUntil && <Note tone="good">We’re holding a spot for you: {timeLeftTo('request it', offeredUntil)}.</Note>}
      <section id={times} className={styles.when}>
        <Title order={3}>When can you come?</Title>
        <p className="dim">
          Choose up to {mostPreferred} {isStay ? 'stays' : 'times'}, favourite first.{' '}
          {automatic
            ? 'We’ll book the first one straight away.'
            : 'If they approve, we’ll book the first one that’s still free.'}
        </p>
        <Stack gap="md">
          <Loaded of={request.slots} shape="lines">
            {(data) => (
              <>
                <PreferredPicker
                  data={data}
                  chosen={request.chosen}
                  from={from}
                  onChange={request.choose}
                  onUnfinished={request.setUnfinished}
                />
                {request.chosen.length > 0 && <small className="dim">{bookingRules}</small>}
              </>
            )}
          </Loaded>
          <Textarea
            label="Message to the venue (optional)"
            maxLength={600}
            value={request.message}
            onChange={(event) => request.setMessage(event.currentTarget.value)}
          />
          <SuggestTerms request={request} card={card} about={about} />
        </Stack>
      </section>
      <RequestBar
        request={request}
        card={card}
        from={from}
        isAutomatic={automatic && !request.suggestion}
        question={
          <Suspense>
            <AskBriefQuestion briefUid={card.uid} influencerUid={influencerUid} venue={card.brandName} />
          </Suspense>
        }
        onAllTimes={() => document.getElementById(times)?.scrollIntoView({ block: 'start' })}
      />
    </>
  )
}

/** What of a brief can be asked for differently, as the brief has it, to be changed. */
function SuggestTerms({ request, card, about }: { request: Request } & Pick<Seen, 'card' | 'about'>) {
  const { suggestion, setSuggestion } = request
  const { guests, deliverables, currency } = card
  const { usageRights, usageMonths, onlineMonths } = about
  const offer: SuggestedValues = { guests, deliverables, usageRights, usageMonths, onlineMonths, paymentMinor: 0 }
  return (
    <>
      <Checkbox
        label="Suggest different terms"
        description="Other deliverables, guests, usage rights or a payment. These requests are never auto-approved."
        checked={suggestion !== null}
        onChange={(event) => setSuggestion(event.currentTarget.checked ? offer : null)}
      />
      {suggestion && (
        <Suspense>
          <SuggestTermsFields values={suggestion} currency={currency} onChange={setSuggestion} />
        </Suspense>
      )}
    </>
  )
}

/** How many of the next free times are within reach of a thumb. */
const timesInBar = 6

type BarProps = {
  request: Request
  from: string | undefined
  card: Seen['card']
  isAutomatic: boolean
  /** Where one asks before requesting. */
  question: ReactNode
  onAllTimes: () => void
}

/** The next free times, how many come once one is chosen, what it is worth, and the request. */
function RequestBar({ request, card, from, isAutomatic, question, onAllTimes }: BarProps) {
  const { slots, chosen, choose, isUnfinished, busy, send } = request
  const { data } = slots
  const order = new Map(chosen.map(({ startsAt }, at) => [startsAt, at + 1]))
  const open = data?.stay ? [] : (data?.slots.filter(isFree) ?? [])
  const asked = askedWords(
    open.filter(({ startsAt }) => order.has(startsAt)),
    card.timezone,
  )
  const wanted = open.filter(({ startsAt }) => !from || dayKey(startsAt, card.timezone) >= from)
  const next = (wanted.length > 0 ? wanted : open).slice(0, timesInBar)
  const near = open.filter((slot) => next.includes(slot) || order.has(slot.startsAt))
  return (
    <div className={styles.bar}>
      {(!data || data.slots.length > 0) && (
        <div className={styles.times} role="group" aria-label="Next free times">
          {near.map((slot) => (
            <TimeButton
              key={slot.startsAt}
              isChosen={order.has(slot.startsAt)}
              order={order.get(slot.startsAt)}
              isOff={!order.has(slot.startsAt) && chosen.length >= mostPreferred}
              onPress={() => choose(toggled(chosen, { startsAt: slot.startsAt }))}
            >
              {preferredWords(slot, card.timezone)}
            </TimeButton>
          ))}
          {data && (
            <Button size="sm" radius="xl" variant="subtle" className={styles.allTimes} onClick={onAllTimes}>
              {data.stay ? 'Choose nights' : 'All times'}
            </Button>
          )}
        </div>
      )}
      {data && chosen.length > 0 && (
        <GuestsInput max={data.maxGuests} value={request.guests} onChange={request.setGuests} />
      )}
      <div className={styles.send}>
        <span>
          <b>{valueWords(card)}</b>
          <br />
          <small className="dim">
            {isUnfinished ? 'Finish choosing your nights' : (asked ?? sayChosen(chosen, card.timezone, isAutomatic))}
          </small>
        </span>
        <div className={styles.question}>{question}</div>
        <Button size="lg" className={styles.request} loading={busy} disabled={isUnfinished} onClick={send}>
          {isAutomatic && chosen.length > 0 ? 'Request and book' : 'Request collab'}
        </Button>
      </div>
    </div>
  )
}

/** Which of their other requests the chosen times are near, each by its own; null where none is. */
function askedWords(chosen: readonly { startsAt: string; asked: string | null }[], timezone: string): string | null {
  const near = chosen.filter(({ asked }) => asked !== null)
  if (near.length === 0) return null
  if (chosen.length === 1) return near[0]?.asked ?? null
  return near.map((time) => `${preferredWords(time, timezone)}: ${time.asked}`).join(' ')
}

/** `Wed 25 Nov, 13:30 + 2 more`: the favourite, and how many besides. */
function sayChosen([first, ...more]: readonly PreferredTime[], timezone: string, isAutomatic: boolean): string {
  if (!first) return isAutomatic ? 'Approved instantly' : 'No time chosen yet'
  const favourite = preferredWords(first, timezone)
  return more.length > 0 ? `${favourite} + ${more.length} more` : favourite
}

type Wait = Target & Pick<Seen, 'line'>

/** The line of a full brief: joined, left, and where one stands in it. */
export function WaitForSpot({ briefUid, influencerUid, line }: Wait) {
  const join = useWrite(collabCalls.joinBriefWaitlist, {
    onDone: () => showSuccess('You’re on the waitlist. We’ll let you know when a spot opens up.'),
  })
  const leave = useWrite(collabCalls.leaveBriefWaitlist)
  const before = line.ahead === 0 ? 'You’re next' : `${counted(line.ahead, 'other')} ahead of you`
  return (
    <div className={styles.bar}>
      <div className={styles.send}>
        <span>
          {line.waiting
            ? `You’re on the waitlist. ${before}.`
            : 'All spots are taken. Join the waitlist and we’ll hold the next one for you for 24 hours.'}
        </span>
        {line.waiting ? (
          <Button variant="default" loading={leave.busy} onClick={() => void leave({ briefUid, influencerUid })}>
            Leave waitlist
          </Button>
        ) : (
          <Button loading={join.busy} onClick={() => void join({ briefUid, influencerUid })}>
            Join waitlist
          </Button>
        )}
      </div>
    </div>
  )
}
