import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { capitalised, timeLeftTo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { bookingWords } from '../../../../collabs/web/booked-words.ts'
import { DeclineDialog } from '../../../../collabs/web/parts/DeclineDialog.tsx'
import { FitReasons } from '../../../../collabs/web/parts/FitReasons.tsx'
import { PersonLine } from '../../../../collabs/web/parts/PersonLine.tsx'
import { PreferredTimes } from '../../../../collabs/web/parts/PreferredTimes.tsx'
import { SuggestedTerms } from '../../../../collabs/web/parts/SuggestedTerms.tsx'
import type { contentCalls } from '../../../contract.ts'
import type { PortfolioItem } from '../../../portfolio.ts'
import { toReview } from '../../links.ts'
import { PortfolioStrip } from '../../parts/PortfolioGrid.tsx'
import { AddName } from '../../parts/AddName.tsx'
import type { Reviewing } from './reviewing.ts'

type Request = OutputOf<typeof contentCalls.getReviewerPage>['requests'][number]
type Props = { request: Request; portfolio: readonly PortfolioItem[]; reviewing: Reviewing }

/** A request as it stands in the list: who it is, what they make that suits the brief, what they say. */
export function RequestToReview({ request, portfolio, reviewing }: Props) {
  const page = toReview(reviewing.token, request.uid)
  return (
    <Card>
      <Stack gap="md">
        <div>
          <div className="dim">Request · {request.brief.title}</div>
          <PersonLine influencer={request.influencer} asked={request.brief.deliverables} to={page} />
        </div>
        {portfolio.length > 0 && <PortfolioStrip items={portfolio} by={request.influencer.name} />}
        <RequestWords request={request} />
        <Group gap="sm">
          <RequestAnswer request={request} reviewing={reviewing} />
          <LinkTo to={page}>More about {request.influencer.name}</LinkTo>
        </Group>
      </Stack>
    </Card>
  )
}

/** What they say with their request, and how well they suit its brief. */
export function RequestWords({ request }: { request: Request }) {
  return (
    <>
      {request.message && <blockquote className="quote">{request.message}</blockquote>}
      <PreferredTimes collab={request} />
      <SuggestedTerms collab={request} />
      <FitReasons fit={request.fit} reasons={request.fitReasons} />
    </>
  )
}

/** The answer to a request. Suggested terms may cost the brand money: only its team agrees to them. */
export function RequestAnswer({
  request,
  reviewing: { act, mayAct, isNamed },
  onAnswer,
}: Pick<Props, 'request' | 'reviewing'> & {
  /** Before the answer is sent: whatever shows their page is closed by then. */
  onAnswer?: () => void
}) {
  const [declining, setDeclining] = useState(false)
  const { name } = request.influencer
  return (
    <>
      {!request.suggestion && (
        <Button
          disabled={!mayAct}
          onClick={() => {
            onAnswer?.()
            void act('approve-request', request, { done: `Approved ${name}.${bookingWords(request)}` })
          }}
        >
          Approve
        </Button>
      )}
      <Button variant="default" disabled={!mayAct} onClick={() => setDeclining(true)}>
        Decline
      </Button>
      {!isNamed && <AddName />}
      <DeclineDialog
        opened={declining}
        onClose={() => setDeclining(false)}
        name={name}
        by="brand"
        onDecline={(reason, text) => {
          setDeclining(false)
          onAnswer?.()
          void act('decline-request', request, { done: `Declined ${name}.`, reason, text })
        }}
      />
      <span className="dim">{capitalised(timeLeftTo('reply', request.answerBy))}</span>
      {request.suggestion && (
        <span className="dim">
          This request suggests different terms, so someone on the team needs to approve it in {productName()}.
        </span>
      )}
    </>
  )
}
