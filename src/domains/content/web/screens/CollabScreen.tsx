import { Button, Group, Stack, Title } from '@mantine/core'
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
import { CancelDialog } from '../../../collabs/web/parts/CancelDialog.tsx'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { PersonLine } from '../../../collabs/web/parts/PersonLine.tsx'
import { ProposeTimes } from '../../../collabs/web/parts/ProposeTimes.tsx'
import { SlotPicker } from '../../../collabs/web/parts/SlotPicker.tsx'
import { type CollabData, StageBadge } from '../../../collabs/web/parts/StageBadge.tsx'
import { TermsLink } from '../../../collabs/web/parts/TermsLink.tsx'
import { VisitCard } from '../../../collabs/web/parts/VisitCard.tsx'
import { VisitIssues } from '../../../collabs/web/parts/VisitIssues.tsx'
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
              <VisitIssues collab={data} />
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
  const [proposing, setProposing] = useState(false)
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
  if (stage === 4 && (can.reschedule || can.proposeSlots) && collab.visit && !collab.visit.checkedInAt) {
    return (
      <>
        {collab.visit.released && (
          <Note tone="warn">
            The place went to the next in line, because nobody confirmed. Another time can be chosen.
          </Note>
        )}
        {collab.visit.proposed.length > 0 && (
          <Note tone="warn">
            The venue asks for another time:{' '}
            {collab.visit.proposed.map((at) => dateTime(at, collab.brand.timezone)).join(' or ')}.
          </Note>
        )}
        <Group gap="sm">
          {can.reschedule && (
            <Button variant="default" onClick={() => setMoving(true)}>
              Choose another time
            </Button>
          )}
          {can.proposeSlots && (
            <Button variant="default" onClick={() => setProposing(true)}>
              Propose other times
            </Button>
          )}
        </Group>
        <ProposeTimes collab={collab} opened={proposing} onClose={() => setProposing(false)} />
        <Dialog opened={moving} onClose={() => setMoving(false)} title="Another time">
          <SlotPicker collab={collab} onDone={() => setMoving(false)} />
        </Dialog>
      </>
    )
  }
  return null
}

function WaitlistOffer({ collab }: { collab: CollabData }) {
  const accept = useWrite(collabCalls.acceptWaitlistOffer, { onDone: () => showSuccess('The place is yours.') })
  const leave = useWrite(collabCalls.leaveWaitlist, { onDone: () => showSuccess('You are out of the line.') })
  const { waiting, uid, version } = collab
  if (!waiting) return null
  const at = dateTime(waiting.startsAt, collab.brand.timezone)
  return (
    <Note tone={waiting.offeredUntil ? 'good' : 'calm'}>
      <Group justify="space-between">
        <span>
          {waiting.offeredUntil
            ? `${at} is free for you: ${timeLeft(waiting.offeredUntil)}.`
            : `You are in line for ${at}.`}
        </span>
        <Group gap="sm">
          {waiting.offeredUntil && (
            <Button loading={accept.busy} onClick={() => void accept({ uid, version })}>
              Take it
            </Button>
          )}
          <Button variant="default" loading={leave.busy} onClick={() => void leave({ uid, version })}>
            Leave the line
          </Button>
        </Group>
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
      {terms && (
        <div style={{ marginTop: 16 }}>
          <TermsLink uid={collab.uid} />
        </div>
      )}
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
  const { can } = collab
  if (!can.withdraw && !can.cancel) return null
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpen(true)}>
        {can.withdraw ? 'Withdraw' : 'Cancel'}
      </Button>
      <CancelDialog collab={collab} opened={open} onClose={() => setOpen(false)} />
    </>
  )
}
