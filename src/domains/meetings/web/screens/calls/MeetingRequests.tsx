import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { meetingCalls } from '../../../contract.ts'
import { requestAnswerWords } from '../../../meeting.ts'
import styles from '../calls.module.css'

/** Who found no time that suits and waits for an answer; nothing where nobody does. */
export function MeetingRequests() {
  const wishes = useList(meetingCalls.listMeetingRequests, {})
  const answer = useWrite(meetingCalls.answerMeetingRequest)
  if (wishes.rows.length === 0) return null
  return (
    <Card className={styles.requests}>
      <Title order={2} mb={4}>
        MeetingRequests
      </Title>
      <p className={`dim ${styles.promise}`}>
        They found no time that suits. We promised an answer {requestAnswerWords}.
      </p>
      <Stack component="ul" className="plain-list">
        {wishes.rows.map((wish) => (
          <li key={wish.uid}>
            <b>{wish.name}</b>, {wish.venue}, {cityFacts[wish.city].name}{' '}
            <span className="dim">· {timeAgo(wish.createdAt)}</span>
            {wish.note && <p className="quote">{wish.note}</p>}
            <Group gap="sm" mt={6}>
              <Anchor href={`mailto:${wish.email}`}>{wish.email}</Anchor>
              <Button size="sm" variant="default" onClick={() => void answer({ uid: wish.uid })}>
                Answered
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
      {wishes.hasMore && (
        <Button variant="default" mt="md" loading={wishes.isFetchingNextPage} onClick={wishes.more}>
          Show more
        </Button>
      )}
    </Card>
  )
}
