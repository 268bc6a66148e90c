import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted, dateTime, timeLeft } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { useNow } from '../../../collabs/web/use-now.ts'
import { contentCalls } from '../../contract.ts'
import styles from './to-do-list.module.css'

type Item = OutputOf<typeof contentCalls.listToDo>['items'][number]

const soonMs = 48 * 3_600_000
const words: Record<Item['kind'], (item: Item) => string> = {
  terms: () => 'Reply to the proposed terms',
  book: () => 'Book your visit',
  move: () => 'Choose one of the venue’s suggested times',
  confirm: () => 'Confirm your visit',
  checklist: ({ what }) => what ?? '',
  upload: ({ deliverables }) => `Upload ${counted(deliverables, 'deliverable')}`,
  fix: ({ deliverables }) => `Make changes to ${counted(deliverables, 'deliverable')}`,
  publish: ({ deliverables }) => `Publish ${counted(deliverables, 'deliverable')}`,
  insights: ({ deliverables }) => `Add insights for ${counted(deliverables, 'deliverable')}`,
}

/** What an influencer has to do now, the nearest deadline first; overdue is said in words. */
export function ToDoList({ influencerUid }: { influencerUid: string }) {
  const toDo = useRead(contentCalls.listToDo, { influencerUid })
  const now = useNow()
  return (
    <Card>
      <Title order={2} mb="sm">
        To do
      </Title>
      <Loaded of={toDo}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="dim flush">Nothing for you to do right now.</p>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.key}>
                  <LinkTo to={toCollab(item.collabUid, influencerUid)}>
                    <b>{words[item.kind](item)}</b>
                    <span className="dim ellipsis">
                      {item.brandName}: {item.title}
                    </span>
                  </LinkTo>
                  <Deadline item={item} now={now} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function Deadline({ item: { dueAt, timezone }, now }: { item: Item; now: number }) {
  if (!dueAt) return <span className="dim">No deadline</span>
  const left = Date.parse(dueAt) - now
  return (
    <div className={styles.due}>
      <Badge tone={left < 0 ? 'bad' : left < soonMs ? 'warn' : 'mute'}>{timeLeft(dueAt, new Date(now))}</Badge>
      <small className="dim">{dateTime(dueAt, timezone)}</small>
    </div>
  )
}
