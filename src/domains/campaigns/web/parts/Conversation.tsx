import { Group, Stack, Textarea, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { InActionSlot } from '../../../../kit/web/action-slot.tsx'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { KeyButton } from '../../../../kit/web/key-button.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useTyped } from '../../../../kit/web/use-typed.ts'
import { campaignCalls } from '../../contract.ts'
import { questionAtMost } from '../../contract/experts.ts'
import { workingTime } from '../../experts.ts'
import { taskWords } from '../../tasks.ts'
import styles from '../campaigns.module.css'
import { toCampaign } from '../links.ts'

type Question = OutputOf<typeof campaignCalls.getExpertQuestion>

type Props = {
  uid: string
  /** It’s read by our own people. */
  isTeam: boolean
  /** Whether a letter goes to the answer. */
  hasKeys?: boolean
}

/** One question with all that was written about it. */
export function Conversation({ uid, isTeam, hasKeys = false }: Props) {
  const read = useRead(campaignCalls.getExpertQuestion, { uid })
  return (
    <Card>
      <Loaded of={read}>{(question) => <Written question={question} isTeam={isTeam} hasKeys={hasKeys} />}</Loaded>
    </Card>
  )
}

function Written({ question, isTeam, hasKeys }: Omit<Required<Props>, 'uid'> & { question: Question }) {
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
      {can.reply && (
        <Reply
          uid={question.uid}
          label={isTeam ? 'Your answer' : 'Write another message'}
          sent={isTeam ? `Answer sent to ${brandName}.` : 'Message sent.'}
          hasKeys={hasKeys}
        />
      )}
    </Stack>
  )
}

/** How an answer stands that has not come yet. */
export function DueBadge({ isLate }: { isLate: boolean }) {
  return isLate ? <Badge tone="bad">Late</Badge> : <Badge tone="calm">Waiting for an answer</Badge>
}

/** A message keeps its key until it was taken, so that sending again after a failure writes it once. */
function Reply({ uid, label, sent, hasKeys }: { uid: string; label: string; sent: string; hasKeys: boolean }) {
  const [text, setText] = useTyped(`expert answer ${uid}`)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const field = useRef<HTMLTextAreaElement>(null)
  const reply = useWrite(campaignCalls.replyToExpertQuestion, { onDone: () => showSuccess(sent) })
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
      {hasKeys && (
        <InActionSlot>
          <KeyButton letter="a" onClick={() => field.current?.focus()}>
            Answer
          </KeyButton>
        </InActionSlot>
      )}
      <Stack gap="sm">
        <Textarea
          ref={field}
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
