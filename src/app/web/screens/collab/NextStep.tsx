import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { capitalised, timeLeftTo } from '../../../../kit/web/format.ts'
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
import { SlotPicker } from '../../../../domains/visits/web/parts/SlotPicker.tsx'
import type { CollabData } from '../../../../domains/collabs/web/parts/StageBadge.tsx'
import { visitTimeThere } from '../../../../domains/collabs/web/visit-time-there.ts'
import { sayBooked } from '../../../../domains/visits/web/say-booked.tsx'
import { useFreshWrite } from '../../../../domains/collabs/web/use-fresh-write.ts'

type Props = { collab: CollabData; onBooked?: () => void }

/** What can be done before the visit: answering and booking. Moving it stands beside its time, the content's own steps with each deliverable. */
export function NextStep({ collab, onBooked }: Props) {
  const { stage, outcome, can } = collab
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
          <Waiting collab={collab} onBooked={onBooked} />
          <SlotPicker collab={collab} onDone={onBooked} />
        </Stack>
      </Card>
    )
  }
  return null
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

function Waiting({ collab, onBooked }: Props) {
  const accept = useFreshWrite(visitCalls.acceptWaitlistOffer, {
    onDone: (after) => {
      sayBooked(after)
      onBooked?.()
    },
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
