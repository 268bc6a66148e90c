import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconArrowLeft, IconSend } from '@tabler/icons-react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { dateTime } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { messageCalls } from '../../../contract.ts'
import { supportTextAtMost, supportTopics } from '../../../support.ts'
import { useSentWords } from '../../use-sent-words.ts'
import styles from '../dms.module.css'

type Thread = OutputOf<typeof messageCalls.getSupportThread>

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** One conversation with support. */
export function SupportConversation({ uid, onBack }: { uid: string; onBack: () => void }) {
  const thread = useRead(messageCalls.getSupportThread, { uid })
  return (
    <Loaded of={thread}>
      {(data) => (
        <section className={`${styles.thread} ${styles.wide}`} aria-label="Conversation">
          <Head thread={data} onBack={onBack} />
          {/* A region that scrolls has to be reached by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.messages} role="log" aria-label="Messages" tabIndex={0}>
            {data.messages.map((message) => (
              <div key={message.uid} className={styles.item}>
                <article className={styles.bubble} data-mine={message.mine}>
                  <header>
                    <b>{message.author}</b>
                  </header>
                  <p>{message.text}</p>
                  <footer>{dateTime(message.at, ownZone())}</footer>
                </article>
              </div>
            ))}
          </div>
          <Reply uid={uid} />
        </section>
      )}
    </Loaded>
  )
}

function Head({ thread, onBack }: { thread: Thread; onBack: () => void }) {
  const settle = useWrite(messageCalls.settleSupportThread, { onDone: () => showSuccess('Marked as resolved.') })
  const { uid, name, email, topic, from, settled } = thread
  const about = email && from ? `From ${from}` : from ? null : supportTopics[topic]
  return (
    <header className={styles.head}>
      <ActionIcon
        className={styles.onlyPhone}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="All conversations"
        onClick={onBack}
      >
        <IconArrowLeft size={22} />
      </ActionIcon>
      <h2 className="ellipsis">{email ? name : (from ?? 'Support')}</h2>
      {thread.can.settle && (
        <Button size="sm" loading={settle.busy} onClick={() => void settle({ uid })}>
          Mark as resolved
        </Button>
      )}
      <p className={styles.helpRequested}>{[about, email, settled && 'resolved'].filter(Boolean).join(' · ')}</p>
    </header>
  )
}

function Reply({ uid }: { uid: string }) {
  const reply = useWrite(messageCalls.replyToSupportThread)
  const { text, setText, submit } = useSentWords(`support ${uid}`, (words) => reply({ uid, ...words }))
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (!reply.busy) void submit()
      }}
    >
      <div className={styles.write}>
        <Textarea
          aria-label="Message"
          placeholder="Write a message"
          maxLength={supportTextAtMost}
          minRows={1}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <GuardedButton
          type="submit"
          loading={reply.busy}
          missing={text.trim() ? null : 'Write a message first.'}
          leftSection={<IconSend size={18} />}
        >
          Send
        </GuardedButton>
      </div>
    </form>
  )
}
