import { useEffect, useLayoutEffect, useRef } from 'react'
import { useList, useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { clockOf } from '../../../../../kit/web/format.ts'
import { zoneHere } from '../../../../../kit/web/zones.ts'
import { Loaded, together } from '../../../../../kit/web/screen.tsx'
import { collabCalls } from '../../../../collabs/contract.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { useSession } from '../../../../profiles/web/session.tsx'
import { type MessageView, messageCalls } from '../../../contract.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { useWaiting } from '../../use-outbox.ts'
import { Bubble } from './Bubble.tsx'
import { NoteBubble } from './NoteBubble.tsx'
import { hintOf, type Item, itemsOf } from './message-items.ts'
import type { ThreadData } from './thread-data.ts'
import { useTyping } from './use-typing.ts'
import { WaitingBubble } from './WaitingBubble.tsx'
import styles from '../dms.module.css'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

/** Whoever is this near to the end, in pixels, reads along: a new message moves the list. */
const nearEnd = 120

/** A creator writes alone. */
const noNotes = { data: { rows: [] }, error: null, refetch: () => undefined }

type Props = {
  thread: ThreadData
  collab: CollabData
  replyTo: MessageView | null
  onReply: (message: MessageView) => void
}

/** What was said, with what happened between, oldest first, then what waits to be sent; what is new counts as read once it is shown. */
export function MessageList({ thread, collab, replyTo, onReply }: Props) {
  const { collabUid } = thread
  const isViewing = Boolean(useSession().user.acting?.views)
  const list = useList(messageCalls.listMessages, { collabUid })
  const hasNotes = thread.side !== 'influencer'
  const notes = useRead(messageCalls.listThreadNotes, { collabUid }, { enabled: hasNotes })
  const timeline = useRead(collabCalls.getCollabTimeline, { uid: collabUid })
  const sent = new Set(list.rows.map(({ key }) => key))
  const waiting = useWaiting(collabUid).filter(({ key }) => !sent.has(key))
  const markRead = useWrite(messageCalls.markThreadRead, {
    // Without a connection it is said the next time.
    onRefused: ({ code }) => code === 'unavailable',
  })
  const newest = list.rows[0]
  const marked = useRef<string>(undefined)
  useEffect(() => {
    // Who views as somebody reads nothing for them.
    if (!newest || isViewing || marked.current === newest.uid) return
    marked.current = newest.uid
    if (!newest.byMe) void markRead({ collabUid, upTo: newest.uid })
  }, [newest, isViewing, collabUid, markRead])
  const read = together({ ...list, data: list.first }, timeline)
  const shown = together(read, hasNotes ? notes : noNotes)
  const zone = zoneHere()
  const items = itemsOf(
    { messages: list.rows, notes: notes.data?.rows ?? [], events: timeline.data?.events ?? [], isWhole: !list.hasMore },
    thread,
    collab,
    zone,
  )
  const typing = useTyping(thread, newest?.uid)
  const last = waiting.at(-1)?.key ?? items.at(-1)?.key
  const log = useEndInSight(shown.data && last, {
    isOwn: waiting.length > 0 || (newest?.byMe ?? false),
    replyTo,
  })

  return (
    // A region that scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className={styles.messages} role="log" aria-label="Messages" tabIndex={0}>
      <Loaded of={shown}>
        {() => (
          <>
            <ShowMore of={list} size="sm">
              Show earlier messages
            </ShowMore>
            {items.map((item) => (
              <Line
                key={item.key}
                item={item}
                thread={thread}
                timezone={zone}
                onReply={thread.can.send ? onReply : undefined}
              />
            ))}
            {waiting.map((message) => (
              <WaitingBubble key={message.key} message={message} />
            ))}
            {list.rows.length + waiting.length === 0 && thread.can.send && <Hint thread={thread} collab={collab} />}
            <p className={styles.typing} role="status">
              {typing && `${typing} is typing…`}
            </p>
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The list begins at its end, and stays there for whoever reads along or has just written, also when a reply takes some of its room. */
function useEndInSight(last: string | undefined, { isOwn, replyTo }: { isOwn: boolean; replyTo: MessageView | null }) {
  const log = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const element = log.current
    const look = () => {
      if (element) wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    }
    element?.addEventListener('scroll', look, { passive: true })
    return () => element?.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    if (last && log.current && (wasAtEnd.current || isOwn)) log.current.scrollTop = log.current.scrollHeight
  }, [last, isOwn])
  useLayoutEffect(() => {
    if (log.current && wasAtEnd.current) log.current.scrollTop = log.current.scrollHeight
  }, [replyTo])
  return log
}

type LineProps = {
  item: Item
  thread: ThreadData
  timezone: string
  onReply: ((message: MessageView) => void) | undefined
}

function Line({ item, thread, timezone, onReply }: LineProps) {
  const clock = clockOf(item.at, timezone)
  return (
    <div className={styles.item}>
      {item.startsDay && <div className={styles.day}>{item.startsDay}</div>}
      {'event' in item ? (
        <div className={styles.event}>
          {item.event}, {clock}
        </div>
      ) : 'note' in item ? (
        <NoteBubble note={item.note} clock={clock} thread={thread} />
      ) : (
        <Bubble
          message={item.message}
          collabUid={thread.collabUid}
          clock={clock}
          isFirst={item.isFirst}
          isLast={item.isLast}
          onReply={onReply}
        />
      )}
    </div>
  )
}

/** In place of nothing: who reads what is written here. */
function Hint({ thread, collab }: { thread: ThreadData; collab: CollabData }) {
  const text = hintOf(thread, collab, useNow())
  return text && <p className={styles.hint}>{text}</p>
}
