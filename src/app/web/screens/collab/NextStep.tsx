import { must } from '../../../../kit/contract/must.ts'
import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { capitalised, dateTime, dayOf, timeLeftTo } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../../../domains/visits/contract.ts'
import { ShortlistButton } from '../../../../domains/lists/web/parts/ShortlistButton.tsx'
import { AskedBefore } from '../../../../domains/messages/web/parts/AskedQuestion.tsx'
import { AskQuestion } from '../../../../domains/messages/web/parts/AskQuestion.tsx'
import { toCreator } from '../../../../domains/profiles/web/links.ts'
import { contentCalls } from '../../../../domains/content/contract.ts'
import { PortfolioStrip } from '../../../../domains/content/web/parts/PortfolioGrid.tsx'
import { PreferredTimes } from '../../../../domains/collabs/web/parts/PreferredTimes.tsx'
import { SuggestedTerms } from '../../../../domains/collabs/web/parts/SuggestedTerms.tsx'
import { AnswerButtons } from '../../../../domains/collabs/web/parts/AnswerButtons.tsx'
import { FitReasons } from '../../../../domains/collabs/web/parts/FitReasons.tsx'
import { PersonLine } from '../../../../domains/collabs/web/parts/PersonLine.tsx'
import { NoTable } from '../../../../domains/visits/web/parts/NoTable.tsx'
import { MoveVisit } from '../../../../domains/visits/web/parts/MoveVisit.tsx'
import { SlotPicker } from '../../../../domains/visits/web/parts/SlotPicker.tsx'
import type { CollabData } from '../../../../domains/collabs/web/parts/StageBadge.tsx'
import { visitTimeThere } from '../../../../domains/collabs/web/visit-time-there.ts'
import { sayBooked } from '../../../../domains/visits/web/say-booked.tsx'
import { isAhead } from '../../../../domains/visits/web/ahead.ts'
import { useNow } from '../../../../domains/collabs/web/use-now.ts'
import { useFreshWrite } from '../../../../domains/collabs/web/use-fresh-write.ts'

/** What can be done before the content: answering, booking, moving. The content's own steps stand with each deliverable. */
export function NextStep({ collab }: { collab: CollabData }) {
  const { stage, outcome, can } = collab
  const now = useNow()
  if (outcome !== 'open') return collab.closeText ? <Note tone="mute">{collab.closeText}</Note> : null
  if (stage === 1) return <Request collab={collab} />
  if (stage === 3) {
    if (!can.schedule)
      return (
        <Note tone="calm">
          Approved. {collab.influencer.name} can now book {collab.terms?.stay ? 'their nights' : 'a time'}.
        </Note>
      )
    return (
      <Card>
        <Title order={2} mb="sm">
          Book {collab.side === 'staff' ? 'the' : 'your'} {collab.terms?.stay ? 'stay' : 'visit'}
        </Title>
        <Stack gap="md">
          <Waiting collab={collab} />
          <SlotPicker collab={collab} />
        </Stack>
      </Card>
    )
  }
  return isAhead(collab, now) ? <BeforeVisit collab={collab} /> : null
}

function Request({ collab }: { collab: CollabData }) {
  const { uid, side, can, influencer, brief, startedBy } = collab
  const decides = side !== 'influencer'
  const portfolios = useRead(contentCalls.listPortfoliosFor, { collabUids: [uid] }, { enabled: decides })
  const portfolio = portfolios.data?.rows[0]?.portfolio ?? []
  return (
    <Card>
      <Stack gap="md">
        <PersonLine
          influencer={influencer}
          asked={brief.deliverables}
          city={collab.brand.city}
          {...(decides && { to: toCreator(influencer.handle, brief.uid) })}
        />
        {portfolio.length > 0 && <PortfolioStrip items={portfolio} by={influencer.name} />}
        {collab.message && <blockquote className="quote">{collab.message}</blockquote>}
        <AskedBefore briefUid={brief.uid} influencerUid={influencer.uid} />
        <PreferredTimes collab={collab} />
        <SuggestedTerms collab={collab} />
        {decides && <FitReasons fit={collab.fit} reasons={collab.fitReasons} />}
        {can.approve ? <AnswerButtons collab={collab} /> : <span className="dim">Waiting for a reply.</span>}
        {side === 'brand' && (
          <Group gap="xs">
            <ShortlistButton creator={influencer} brandUid={collab.brand.uid} />
            <AskQuestion collabUid={uid} name={influencer.name} />
          </Group>
        )}
        <span className="dim">
          {capitalised(timeLeftTo('reply', collab.answerBy))}. Without a reply, the{' '}
          {startedBy === 'influencer' ? 'request' : 'invitation'} expires.
        </span>
      </Stack>
    </Card>
  )
}

function Waiting({ collab }: { collab: CollabData }) {
  const accept = useFreshWrite(visitCalls.acceptWaitlistOffer, {
    onDone: (after) => sayBooked(after),
  })
  const leave = useFreshWrite(visitCalls.leaveWaitlist, { onDone: () => showSuccess('You’ve left the waitlist.') })
  const { waiting, uid, version } = collab
  if (!waiting) return null
  const at = visitTimeThere(waiting, collab.brand.timezone)
  return (
    <Note tone={waiting.offeredUntil ? 'good' : 'calm'}>
      <Group justify="space-between">
        <span>
          {waiting.offeredUntil
            ? `${waiting.stay ? `A room for ${at}` : `A spot on ${at}`} has opened up for you: ${timeLeftTo('book it', waiting.offeredUntil)}.`
            : `You’re on the waitlist for ${at}.`}
        </span>
        <Group gap="sm">
          {waiting.offeredUntil && (
            <Button loading={accept.busy} onClick={() => void accept({ uid, version })}>
              {waiting.stay ? 'Book this stay' : 'Book this time'}
            </Button>
          )}
          <Button variant="default" loading={leave.busy} onClick={() => void leave({ uid, version })}>
            Leave waitlist
          </Button>
        </Group>
      </Group>
    </Note>
  )
}

function BeforeVisit({ collab }: { collab: CollabData }) {
  const { side } = collab
  const visit = must(collab.visit, 'visit')
  const { stay } = visit
  const sayTime = stay ? dayOf : dateTime
  const proposed = visit.proposed.map((at) => sayTime(at, collab.brand.timezone)).join(' or ')
  return (
    <>
      {visit.released && (
        <Note tone="warn">
          {side === 'influencer'
            ? 'Your spot went to the next creator on the waitlist because you didn’t confirm. Choose another time.'
            : `The spot went to the next creator on the waitlist because ${collab.influencer.name} didn’t confirm. They can choose another time.`}
        </Note>
      )}
      {proposed && (
        <Note tone="warn">
          {side === 'brand'
            ? `You suggested ${stay ? 'another check-in date' : 'another time'}: ${proposed}.`
            : `The venue suggested ${stay ? 'another check-in date' : 'another time'}: ${proposed}.`}
        </Note>
      )}
      <NoTable collab={collab} />
      <MoveVisit collab={collab} />
    </>
  )
}
