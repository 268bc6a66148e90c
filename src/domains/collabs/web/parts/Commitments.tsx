import { Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { collabCalls } from '../../contract.ts'
import { levels } from '../../windows.ts'
import styles from './commitments.module.css'

/** How many collabs are open between the yes and the content, how many more may be, and what makes it more. */
export function Commitments({ influencerUid }: { influencerUid: string }) {
  const commitments = useRead(collabCalls.getCommitments, { influencerUid })
  return (
    <Card>
      <Title order={2} mb="sm">
        Open collabs
      </Title>
      <Loaded of={commitments} shape={<div />}>
        {({ open, cap, free, next, overdue, visitsCompleted }) => (
          <Stack gap="sm">
            <div
              className={styles.credits}
              role="img"
              aria-label={`${open} of ${cap} open, ${free} left`}
              style={{ gridTemplateColumns: `repeat(${Math.max(cap, open)}, 1fr)` }}
            >
              {Array.from({ length: Math.max(cap, open) }, (_, at) => (
                <span key={at} data-taken={at < open} />
              ))}
            </div>
            <div>
              <b>
                {open} of {cap} open, {free} left.
              </b>{' '}
              <span className="dim">
                Each one counts until you’ve delivered its content.{' '}
                {next
                  ? `After ${counted(next.visits, 'more completed visit')} you can have ${next.cap} at a time.`
                  : `You can have up to ${cap} at a time.`}
              </span>
            </div>
            <details>
              <summary className={styles.summary}>How the levels work</summary>
              <ol className={styles.levels}>
                {levels.map(({ visits, cap: most }) => (
                  <li key={visits} aria-current={most === cap || undefined}>
                    <span>{visits === 0 ? 'New' : `${counted(visits, 'visit')} completed`}</span>
                    <span>
                      <b>{most}</b> open at a time{most === cap && ' (you)'}
                    </span>
                  </li>
                ))}
              </ol>
              <small className="dim">
                You’ve completed {counted(visitsCompleted, 'visit')}. Overdue content blocks new requests at every
                level.
              </small>
            </details>
            {overdue > 0 && <Note tone="bad">You have overdue content. Deliver it to send new requests.</Note>}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}
