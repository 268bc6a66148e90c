import { Button, Stack, Title } from '@mantine/core'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { meetingCalls } from '../../../contract.ts'
import { requestAnswerWords } from '../../../meeting.ts'
import { MeetingRequest } from '../../parts/MeetingRequest.tsx'
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
            <MeetingRequest request={request}>
              <Button size="sm" variant="default" onClick={() => void answer({ uid: request.uid })}>
                Mark as answered
              </Button>
            </MeetingRequest>
          </li>
        ))}
      </Stack>
      <ShowMore of={requests} mt="md" />
    </Card>
  )
}
