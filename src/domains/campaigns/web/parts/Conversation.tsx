import { Group, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { campaignCalls } from '../../contract.ts'
import { questionAtMost } from '../../contract/experts.ts'
import { workingTime } from '../../experts.ts'
import { taskWords } from '../../tasks.ts'
import styles from '../campaigns.module.css'
import { toCampaign } from '../links.ts'

type Question = OutputOf<typeof campaignCalls.getExpertQuestion>

/** One question with all that was written about it. `isTeam`: it is read by our own people. */
export function Conversation({ uid, isTeam }: { uid: string; isTeam: boolean }) {
  const read = useRead(campaignCalls.getExpertQuestion, { uid })
  return (
    <Card>
      <Loaded of={read}>{(question) => <Written question={question} isTeam={isTeam} />}</Loaded>
    </Card>
  )
}

function Written({ question, isTeam }: { question: Question; isTeam: boolean }) {
  const { messages, campaign, task, brandUid, brandName, promise, dueAt, isLate, can } = question
  return (
    <Stack gap="sm">
      <div className={styles.head}>
        <Title order={2}>{isTeam ? brandName : 'Your question'}</Title>
        {dueAt && <DueBadge isLate={isLate} />}
      </div>
      <div className="dim">
        {campaign && (
          <>
            About <LinkTo to={toCampaign(campaign.uid, brandUid)}>{campaign.name}</LinkTo>
            {task && `, ${taskWords[task].toLowerCase()}`}.{' '}
          </>
        )}
        {dueAt && `Answer due ${dateTime(dueAt, promise.timezone)}.`}
      </div>
      <div className={styles.messages} role="log" aria-label="Messages">
        {messages.map((message) => (
          <article key={message.uid} className={styles.bubble} data-mine={message.isStaff === isTeam}>
            <b>{message.author}</b>
            <p>{message.text}</p>
            <small className="dim">
              {dateTime(message.at, promise.timezone)}
              {message.answerMinutes !== null && ` · answered in ${workingTime(message.answerMinutes)}`}
            </small>
          </article>
        ))}
      </div>
      {can.reply && <Reply uid={question.uid} label={isTeam ? 'Your answer' : 'Write another message'} />}
    </Stack>
  )
}

/** How an answer stands that has not come yet. */
export function DueBadge({ isLate }: { isLate: boolean }) {
  return isLate ? <Badge tone="bad">Late</Badge> : <Badge tone="calm">Waiting for an answer</Badge>
}

/** A message keeps its key until it was taken, so that sending again after a failure writes it once. */
function Reply({ uid, label }: { uid: string; label: string }) {
  const [text, setText] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const reply = useWrite(campaignCalls.replyToExpertQuestion)
  const send = async () => {
    if (!(await reply({ uid, key, text }))) return
    setText('')
    setKey(crypto.randomUUID())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={label}
          maxLength={questionAtMost}
          autosize
          minRows={2}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <GuardedButton type="submit" loading={reply.busy} missing={text.trim() ? null : 'Write your message first.'}>
            Send
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}
