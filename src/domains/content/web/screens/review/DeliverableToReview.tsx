import { Button, Group, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { timeLeftTo } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import type { contentCalls } from '../../../contract.ts'
import { deliverableName } from '../../deliverable-words.ts'
import { toReview } from '../../links.ts'
import { DeliverableReview } from '../../parts/DeliverableReview.tsx'
import { AddName } from '../../parts/AddName.tsx'
import type { Reviewing } from './reviewing.ts'

type Props = { row: OutputOf<typeof contentCalls.getReviewerPage>['deliverables'][number]; reviewing: Reviewing }

/** Content that waits for approval, with a comment and the answers to it. */
export function DeliverableToReview({ row, reviewing: { token, act, mayAct, isNamed } }: Props) {
  const [text, setText] = useState('')
  const { deliverable } = row
  return (
    <Card>
      <Title order={2}>
        {deliverableName(deliverable)} by{' '}
        <LinkTo to={toReview(token, deliverable.collabUid)}>{row.influencerName}</LinkTo>
      </Title>
      <p className="dim">
        {row.title}
        {deliverable.autoApproveAt && ` · ${timeLeftTo('review it', deliverable.autoApproveAt)}`}
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
          <Button
            disabled={!mayAct}
            onClick={() => void act('approve-content', deliverable, { done: 'Content approved.' })}
          >
            Approve
          </Button>
          <GuardedButton
            variant="default"
            disabled={!mayAct}
            missing={text.trim() === '' ? 'Describe the changes first.' : null}
            onClick={() => void act('request-changes', deliverable, { done: 'Changes requested.', text })}
          >
            Request changes
          </GuardedButton>
          <GuardedButton
            variant="subtle"
            disabled={!mayAct}
            missing={text.trim() === '' ? 'Write a comment first.' : null}
            onClick={() =>
              void act('comment', deliverable, { done: 'Comment sent.', text }).then((taken) => taken && setText(''))
            }
          >
            Comment only
          </GuardedButton>
          {!isNamed && <AddName />}
        </Group>
      </DeliverableReview>
    </Card>
  )
}
