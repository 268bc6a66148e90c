import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { meetingCalls } from '../../../contract.ts'
import { requestAnswerWords } from '../../../meeting.ts'
import styles from '../meetings.module.css'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

/** Who found no time that suits and waits for an answer; nothing where nobody does. */
export function MeetingRequests() {
  const requests = useList(meetingCalls.listMeetingRequests, {})
  const answer = useWrite(meetingCalls.answerMeetingRequest)
  if (requests.rows.length === 0) return null
  return (
    <Card className={styles.requests}>
      <Title order={2} mb={4}>
        Call requests
      </Title>
      <p className={`dim ${styles.promise}`}>
        They couldn’t find a time that works. We promised to reply {requestAnswerWords}.
      </p>
      <Stack component="ul" className="plain-list">
        {requests.rows.map((request) => (
          <li key={request.uid}>
            <b>{request.name}</b>, {request.venue}, {cityFacts[request.city].name}{' '}
            <span className="dim">· {timeAgo(request.createdAt)}</span>
            {request.note && <p className="quote">{request.note}</p>}
            <Group gap="sm" mt={6}>
              <Anchor href={`mailto:${request.email}`}>{request.email}</Anchor>
              <Button size="sm" variant="default" onClick={() => void answer({ uid: request.uid })}>
                Mark as answered
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
      <ShowMore of={requests} mt="md" />
    </Card>
  )
}
