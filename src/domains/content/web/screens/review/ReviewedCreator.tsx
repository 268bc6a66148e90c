import { Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { contentCalls } from '../../../contract.ts'
import { CreatorProfile } from '../../parts/CreatorProfile.tsx'
import { RequestAnswer, RequestWords } from './RequestToReview.tsx'
import type { Reviewing } from './reviewing.ts'

type Props = {
  collabUid: string
  /** Their request, where that is what waits for an answer. */
  request: OutputOf<typeof contentCalls.getReviewerPage>['requests'][number] | undefined
  reviewing: Reviewing
  /** Back to the list. */
  onAnswer: () => void
}

/** What only people with an account read of a creator: nothing of it comes with a link. */
const withoutAccount = { closedTo: [], together: [], request: null, own: null }

/** A creator's page for somebody without account, with the answer to their request. */
export function ReviewedCreator({ collabUid, request, reviewing, onAnswer }: Props) {
  const page = useRead(contentCalls.getReviewedCreator, { token: reviewing.token, collabUid })
  return (
    <Loaded of={page} shape="cards">
      {(creator) => (
        <CreatorProfile
          creator={{ ...creator, ...withoutAccount }}
          actions={request && <RequestAnswer request={request} reviewing={reviewing} onAnswer={onAnswer} />}
          aside={
            request && (
              <Card>
                <Stack gap="sm">
                  <Title order={2}>Request for “{request.brief.title}”</Title>
                  <RequestWords request={request} />
                </Stack>
              </Card>
            )
          }
        />
      )}
    </Loaded>
  )
}
