import { Button, Group, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateTime, money, timeLeft } from '../../../../kit/web/format.ts'
import { Card, Facts, Note, Timeline } from '../../../../kit/web/pieces.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { collabSearch } from '../../../collabs/web/links.ts'
import { AnswerButtons } from '../../../collabs/web/parts/AnswerButtons.tsx'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { PersonLine } from '../../../collabs/web/parts/PersonLine.tsx'
import { SlotPicker } from '../../../collabs/web/parts/SlotPicker.tsx'
import { type CollabData, StageBadge } from '../../../collabs/web/parts/StageBadge.tsx'
import { VisitCard } from '../../../collabs/web/parts/VisitCard.tsx'
import { ContentSection } from '../parts/ContentSection.tsx'
import { eventWords, sideWords } from '../../../collabs/web/timeline-words.ts'

/** Everything about one collab, for both sides and staff: what to do now first, then the visit, the terms and what happened. */
export function CollabScreen() {
  const [{ collab: uid = '' }] = useAddress(collabSearch)
  const collab = useRead(collabCalls.getCollab, { uid })
  return (
    <Screen title="Collab" bare of={collab}>
      {(data) => (
        <Stack gap="lg">
          <Header collab={data} />
          <div className="two-columns">
            <Stack gap="lg">
              <NextStep collab={data} />
              {data.visit && (
                <Card>
                  <Title order={2}>The visit</Title>
                  <VisitCard collab={data} />
                </Card>
              )}
              <ContentSection collab={data} />
            </Stack>
            <Stack gap="lg">
              <Terms collab={data} />
              <History uid={uid} timezone={data.brand.timezone} />
            </Stack>
          </div>
        </Stack>
      )}
    </Screen>
  )
}

function Header({ collab }: { collab: CollabData }) {
  return (
    <header className="page-header">
      <div>
        <div className="dim">
          {collab.brand.name} · {collab.influencer.name}
        </div>
        <Title order={1}>{collab.terms?.title ?? collab.brief.title}</Title>
      </div>
      <Group gap="sm">
        <StageBadge collab={collab} />
        <Leave collab={collab} />
      </Group>
    </header>
  )
}

/** The one thing that wants doing, for whoever looks. */
function NextStep({ collab }: { collab: CollabData }) {
  const { stage, outcome, side, can } = collab
  const [moving, setMoving] = useState(false)
  const [openedAt] = useState(() => Date.now())
  if (outcome !== 'open') return collab.closeText ? <Note tone="mute">{collab.closeText}</Note> : null
  if (stage === 1) {
    return (
      <Card>
        <Stack gap="md">
          <PersonLine influencer={collab.influencer} />
          {collab.message && <blockquote className="quote">{collab.message}</blockquote>}
          {side !== 'influencer' && <FitReasons fit={collab.fit} reasons={collab.fitReasons} />}
          {can.approve ? <AnswerButtons collab={collab} /> : <span className="dim">Waiting for an answer.</span>}
          <span className="dim">{timeLeft(collab.answerBy)} to answer; then the request ends by itself.</span>
        </Stack>
      </Card>
    )
  }
  if (stage === 3 && can.schedule) {
    return (
      <Card>
        <Title order={2}>Book your visit</Title>
        <WaitlistOffer collab={collab} />
        <SlotPicker collab={collab} />
      </Card>
    )
  }
  if (stage === 3) return <Note tone="calm">It is agreed. {collab.influencer.name} is choosing a time.</Note>
  if (stage === 4 && can.reschedule && collab.visit && !collab.visit.checkedInAt) {
    return (
      <>
        {collab.visit.proposed.length > 0 && (
          <Note tone="warn">
            The venue asks for another time:{' '}
            {collab.visit.proposed.map((at) => dateTime(at, collab.brand.timezone)).join(' or ')}.
          </Note>
        )}
        <Button variant="default" onClick={() => setMoving(true)} style={{ alignSelf: 'flex-start' }}>
          Choose another time
        </Button>
        <Dialog opened={moving} onClose={() => setMoving(false)} title="Another time">
          <SlotPicker collab={collab} onDone={() => setMoving(false)} />
        </Dialog>
      </>
    )
  }
  if (
    stage === 4 &&
    side === 'brand' &&
    can.markNoShow &&
    collab.visit &&
    !collab.visit.checkedInAt &&
    Date.parse(collab.visit.startsAt) < openedAt
  )
    return <NoShow collab={collab} />
  return null
}

function WaitlistOffer({ collab }: { collab: CollabData }) {
  const accept = useWrite(collabCalls.acceptWaitlistOffer, { onDone: () => showSuccess('The place is yours.') })
  const { waiting, uid, version } = collab
  if (!waiting) return null
  const at = dateTime(waiting.startsAt, collab.brand.timezone)
  if (!waiting.offeredUntil) return <Note tone="calm">You are in line for {at}.</Note>
  return (
    <Note tone="good">
      <Group justify="space-between">
        <span>
          {at} is free for you: {timeLeft(waiting.offeredUntil)}.
        </span>
        <Button loading={accept.busy} onClick={() => void accept({ uid, version })}>
          Take it
        </Button>
      </Group>
    </Note>
  )
}

function NoShow({ collab }: { collab: CollabData }) {
  const mark = useWrite(collabCalls.markNoShow)
  return (
    <Note tone="warn">
      <Group justify="space-between">
        <span>Did {collab.influencer.name} not come?</span>
        <Button
          variant="default"
          loading={mark.busy}
          onClick={() => void mark({ uid: collab.uid, version: collab.version })}
        >
          They did not come
        </Button>
      </Group>
    </Note>
  )
}

function Terms({ collab }: { collab: CollabData }) {
  const { terms } = collab
  const offer = terms ?? collab.brief
  return (
    <Card>
      <Title order={2}>{terms ? 'What was agreed' : 'What is on offer'}</Title>
      <Facts
        rows={[
          ['Included', offer.included.join(', ')],
          ['Worth', money(offer.valueMinor, offer.currency)],
          ['Guests', String(offer.guests)],
          terms?.spendCapMinor
            ? ['Spend cap', `${money(terms.spendCapMinor, terms.currency)}, above it the ${terms.aboveCap} pays`]
            : null,
          terms ? ['Mention', terms.mentions.map((name) => `@${name.replace(/^@/, '')}`).join(' ')] : null,
          terms && terms.hashtags.length > 0
            ? ['Hashtags', terms.hashtags.map((name) => `#${name.replace(/^#/, '')}`).join(' ')]
            : null,
          terms ? ['Disclosure', terms.disclosure.note] : null,
          terms
            ? [
                'Usage rights',
                terms.usageRights === 'none' ? 'None' : `${terms.usageRights}, ${terms.usageMonths} months`,
              ]
            : null,
          terms ? ['Agreed', dateTime(terms.agreedAt, terms.timezone)] : null,
        ]}
      />
    </Card>
  )
}

function History({ uid, timezone }: { uid: string; timezone: string }) {
  const timeline = useRead(collabCalls.getCollabTimeline, { uid })
  return (
    <Card>
      <Title order={2} mb="sm">
        What happened
      </Title>
      <Loaded of={timeline}>
        {({ events }) => (
          <Timeline
            items={events.map((event) => ({
              key: event.uid,
              what: eventWords(event.kind),
              when: dateTime(event.at, timezone),
              by: sideWords(event.side),
              why: event.why,
            }))}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** Withdrawing or cancelling, each with its own consequences said before. */
function Leave({ collab }: { collab: CollabData }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const done = { onDone: () => setOpen(false) }
  const withdraw = useWrite(collabCalls.withdrawCollab, done)
  const cancel = useWrite(collabCalls.cancelCollab, done)
  const { uid, version, can } = collab
  if (!can.withdraw && !can.cancel) return null
  const withdraws = can.withdraw
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpen(true)}>
        {withdraws ? 'Withdraw' : 'Cancel'}
      </Button>
      <Dialog
        opened={open}
        onClose={() => setOpen(false)}
        type="danger"
        size="md"
        title={withdraws ? 'Withdraw from this collab?' : 'Cancel this collab?'}
        description={
          withdraws
            ? 'The place is free again for others.'
            : 'Under 48 hours before the visit this counts as late. The other side is told why.'
        }
      >
        <Stack>
          <Textarea
            label={withdraws ? 'Why? (optional)' : 'Why?'}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              color="red"
              loading={withdraw.busy || cancel.busy}
              disabled={!withdraws && reason.trim() === ''}
              onClick={() =>
                void (withdraws ? withdraw({ uid, version, note: reason }) : cancel({ uid, version, reason }))
              }
            >
              {withdraws ? 'Withdraw' : 'Cancel the collab'}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
