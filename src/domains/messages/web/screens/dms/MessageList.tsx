import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { useList, useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { clockOf, dayOf } from '../../../../../kit/web/format.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { collabCalls } from '../../../../collabs/contract.ts'
import { sideWords } from '../../../../audit/sides.ts'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { type MessageView, messageCalls } from '../../../contract.ts'
import type { ThreadData } from './thread-data.ts'
import styles from '../dms.module.css'

type Item = { key: string; at: string; message: MessageView } | { key: string; at: string; event: string }

/** What was said, with what happened between, oldest first; what is new counts as read once it is shown. */
export function MessageList({ thread, timezone }: { thread: ThreadData; timezone: string }) {
  const { collabUid } = thread
  const list = useList(messageCalls.listMessages, { collabUid })
  const timeline = useRead(collabCalls.getCollabTimeline, { uid: collabUid })
  const markRead = useWrite(messageCalls.markThreadRead)
  const newest = list.rows[0]
  const marked = useRef<string>(undefined)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!newest || marked.current === newest.uid) return
    marked.current = newest.uid
    end.current?.scrollIntoView({ block: 'nearest' })
    if (!newest.mine) void markRead({ collabUid, upTo: newest.uid })
  }, [newest, collabUid, markRead])

  const from = list.hasMore ? (list.rows.at(-1)?.at ?? '') : ''
  const items: Item[] = [
    ...list.rows.map((message) => ({ key: message.uid, at: message.at, message })),
    ...(timeline.data?.events ?? [])
      .filter(({ at }) => at >= from)
      .map(({ uid, at, words, side }) => ({ key: uid, at, event: `${words} · ${sideWords[side]}` })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))

  return (
    // A region that scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.messages} role="log" aria-label="Messages" tabIndex={0}>
      <Loaded of={{ ...list, data: list.first }}>
        {() => (
          <>
            {list.hasMore && (
              <Button variant="default" size="sm" onClick={list.more} loading={list.isFetchingNextPage}>
                Show earlier messages
              </Button>
            )}
            {items.map((item, index) => {
              const day = dayOf(item.at, timezone)
              const isNewDay = index === 0 || day !== dayOf(must(items[index - 1], 'item').at, timezone)
              return (
                <div key={item.key} className={styles.item}>
                  {isNewDay && <div className={styles.day}>{day}</div>}
                  {'event' in item ? (
                    <div className={styles.event}>
                      {item.event}, {clockOf(item.at, timezone)}
                    </div>
                  ) : (
                    <Bubble message={item.message} clock={clockOf(item.at, timezone)} />
                  )}
                </div>
              )
            })}
          </>
        )}
      </Loaded>
      <div ref={end} />
    </div>
  )
}

function Bubble({ message, clock }: { message: MessageView; clock: string }) {
  const { mine, internal, author, text, pictures, masked, read } = message
  return (
    <article className={styles.bubble} data-mine={mine} data-internal={internal}>
      <header>
        <b>{author}</b> {internal && <Badge tone="warn">Only visible to our team</Badge>}
      </header>
      {text && <p>{text}</p>}
      {masked && <small className="dim">Phone numbers and emails are shown once the visit is confirmed.</small>}
      {pictures.map((picture) => (
        <a key={picture.uid} href={mediaAddress('full', picture.file_path)} target="_blank" rel="noreferrer">
          <Picture
            className={styles.picture}
            path={picture.file_path}
            alt={`Photo from ${author}`}
            ratio={picture.width / picture.height}
            placeholder={picture.placeholder}
            kind="content"
            sizes="280px"
          />
        </a>
      ))}
      <footer>
        {clock}
        {read === true && ' · read'}
        {read === false && ' · sent'}
      </footer>
    </article>
  )
}
