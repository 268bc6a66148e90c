import { Stack, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { contentCalls } from '../../contract.ts'
import { reviewSearch, toReview } from '../links.ts'
import { DeliverableToReview } from './review/DeliverableToReview.tsx'
import { RequestToReview } from './review/RequestToReview.tsx'
import { ReviewedCreator } from './review/ReviewedCreator.tsx'
import type { Reviewing } from './review/reviewing.ts'

const refreshMs = 30_000

/** For an owner or agency without account: the requests and the content of one brand that wait for an answer. */
export function ReviewScreen() {
  const [{ token = '', collab }, setAddress] = useAddress(reviewSearch)
  const page = useRead(contentCalls.getReviewerPage, { token })
  const [name, setName] = useState(() => localStorage.getItem(localKeys.reviewerName) ?? '')
  const review = useWrite(contentCalls.decideAsReviewer)
  const { refetch } = page
  useEffect(() => {
    // Nobody is signed in here, so nothing is pushed: the page asks.
    const timer = setInterval(() => void refetch(), refreshMs)
    return () => clearInterval(timer)
  }, [refetch])
  const act: Reviewing['act'] = async (action, { uid, version }, { done, text = '', reason }) => {
    localStorage.setItem(localKeys.reviewerName, name)
    const isTaken = (await review({ token, name, action, uid, version, text, reason })) !== null
    if (isTaken) showSuccess(done)
    return isTaken
  }
  const isNamed = name.trim() !== ''
  const reviewing = { token, act, isNamed, mayAct: isNamed && !review.busy }
  return (
    <main>
      <Screen title={page.data ? `Review · ${page.data.brandName}` : 'Review'} of={page} bare={collab !== undefined}>
        {(data) => (
          <Stack gap="lg">
            {collab && <LinkTo to={toReview(token)}>Everything to review for {data.brandName}</LinkTo>}
            <Card>
              <TextInput
                label="Your name"
                description={`We’ll show it next to your decisions for ${data.brandName}. This link works until ${ordinalDate(data.expiresAt)}.`}
                maxLength={80}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </Card>
            {collab ? (
              <ReviewedCreator
                collabUid={collab}
                request={data.requests.find(({ uid }) => uid === collab)}
                reviewing={reviewing}
                onAnswer={() => setAddress({ collab: undefined })}
              />
            ) : (
              <ToReview data={data} reviewing={reviewing} />
            )}
          </Stack>
        )}
      </Screen>
    </main>
  )
}

type ListProps = { data: OutputOf<typeof contentCalls.getReviewerPage>; reviewing: Reviewing }

/** All that waits for an answer: content first, which approves itself. */
function ToReview({ data: { requests, deliverables, portfolios }, reviewing }: ListProps) {
  if (requests.length + deliverables.length === 0)
    return <EmptyState title="Nothing to review" text="New requests and content will appear here." />
  return (
    <>
      {deliverables.map((row) => (
        <DeliverableToReview key={row.deliverable.uid} row={row} reviewing={reviewing} />
      ))}
      {requests.map((request) => (
        <RequestToReview
          key={request.uid}
          request={request}
          portfolio={portfolios.find(({ collabUid }) => collabUid === request.uid)?.portfolio ?? []}
          reviewing={reviewing}
        />
      ))}
    </>
  )
}
