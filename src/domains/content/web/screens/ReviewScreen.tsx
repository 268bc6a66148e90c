import { Button, Group, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate, timeLeft } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { PersonLine } from '../../../collabs/web/parts/PersonLine.tsx'
import { SuggestedTerms } from '../../../collabs/web/parts/SuggestedTerms.tsx'
import { contentCalls } from '../../contract.ts'
import { reviewSearch } from '../links.ts'
import type { PortfolioItem } from '../../portfolio.ts'
import { PortfolioStrip } from '../parts/PortfolioGrid.tsx'
import { DeliverableReview } from '../parts/DeliverableReview.tsx'
import { deliverableName } from '../deliverable-words.ts'

type Page = OutputOf<typeof contentCalls.getReviewerPage>
/** Acts under the typed name; answers whether it was taken. */
type Act = (
  action: 'approve-request' | 'decline-request' | 'approve-content' | 'request-changes' | 'comment',
  about: { uid: string; version: number },
  text?: string,
) => Promise<boolean>

const refreshMs = 30_000
const nameKey = 'reviewerName'

/** For an owner or agency without account: the requests and the content of one brand that wait for an answer. */
export function ReviewScreen() {
  const [{ token = '' }] = useAddress(reviewSearch)
  const page = useRead(contentCalls.getReviewerPage, { token })
  const [name, setName] = useState(() => localStorage.getItem(nameKey) ?? '')
  const review = useWrite(contentCalls.decideAsReviewer, { onDone: () => showSuccess('Done.') })
  const { refetch } = page
  useEffect(() => {
    // Nobody is signed in here, so nothing is pushed: the page asks.
    const timer = setInterval(() => void refetch(), refreshMs)
    return () => clearInterval(timer)
  }, [refetch])
  const act: Act = async (action, { uid, version }, text = '') => {
    localStorage.setItem(nameKey, name)
    return (await review({ token, name, action, uid, version, text })) !== null
  }
  return (
    <main>
      <Screen title={page.data ? `Review · ${page.data.brandName}` : 'Review'} of={page}>
        {(data) => (
          <Stack gap="lg">
            <Card>
              <TextInput
                label="Your name"
                description={`We’ll show it next to your decisions for ${data.brandName}. This link works until ${ordinalDate(data.expiresAt)}.`}
                maxLength={80}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </Card>
            {data.requests.length + data.deliverables.length === 0 && (
              <EmptyState title="Nothing to review" text="New requests and content will appear here." />
            )}
            {data.deliverables.map((row) => (
              <DeliverableToReview
                key={row.deliverable.uid}
                row={row}
                act={act}
                mayAct={name.trim() !== '' && !review.busy}
              />
            ))}
            {data.requests.map((request) => (
              <Request
                key={request.uid}
                request={request}
                portfolio={data.portfolios.find(({ collabUid }) => collabUid === request.uid)?.portfolio ?? []}
                act={act}
                mayAct={name.trim() !== '' && !review.busy}
              />
            ))}
          </Stack>
        )}
      </Screen>
    </main>
  )
}

function DeliverableToReview({ row, act, mayAct }: { row: Page['deliverables'][number]; act: Act; mayAct: boolean }) {
  const [text, setText] = useState('')
  const { deliverable } = row
  return (
    <Card>
      <Title order={2}>
        {deliverableName(deliverable)} by {row.influencerName}
      </Title>
      <p className="dim">
        {row.title}
        {deliverable.autoApproveAt && ` · auto-approves: ${timeLeft(deliverable.autoApproveAt)}`}
      </p>
      <DeliverableReview deliverable={deliverable}>
        <Textarea
          label="Comment"
          description="Add a comment, or say what should change."
          autosize
          minRows={2}
          maxLength={2_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button disabled={!mayAct} onClick={() => void act('approve-content', deliverable)}>
            Approve
          </Button>
          <Button
            variant="default"
            disabled={!mayAct || text.trim() === ''}
            onClick={() => void act('request-changes', deliverable, text)}
          >
            Request changes
          </Button>
          <Button
            variant="subtle"
            disabled={!mayAct || text.trim() === ''}
            onClick={() => void act('comment', deliverable, text).then((taken) => taken && setText(''))}
          >
            Comment only
          </Button>
        </Group>
      </DeliverableReview>
    </Card>
  )
}

type RequestProps = {
  request: Page['requests'][number]
  portfolio: readonly PortfolioItem[]
  act: Act
  mayAct: boolean
}

function Request({ request, portfolio, act, mayAct }: RequestProps) {
  return (
    <Card>
      <Stack gap="md">
        <div>
          <div className="dim">Request · {request.brief.title}</div>
          <PersonLine influencer={request.influencer} asked={request.brief.deliverables} />
        </div>
        {portfolio.length > 0 && <PortfolioStrip items={portfolio} by={request.influencer.name} />}
        {request.message && <blockquote className="quote">{request.message}</blockquote>}
        <SuggestedTerms collab={request} />
        <FitReasons
          asOf={request.requestedAt}
          fit={request.fit}
          reasons={request.fitReasons}
          reliability={request.influencer.reliability}
        />
        <Group gap="sm">
          {!request.suggestion && (
            <Button disabled={!mayAct} onClick={() => void act('approve-request', request)}>
              Approve
            </Button>
          )}
          <Button variant="default" disabled={!mayAct} onClick={() => void act('decline-request', request)}>
            Decline
          </Button>
          <span className="dim">{timeLeft(request.answerBy)} to reply</span>
        </Group>
        {request.suggestion && (
          <span className="dim">
            To approve it, someone on the team opens the request in Plusone and chooses the terms.
          </span>
        )}
      </Stack>
    </Card>
  )
}
