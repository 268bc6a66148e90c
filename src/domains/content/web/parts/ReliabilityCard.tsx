import { Progress, Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { contentCalls } from '../../contract.ts'
import { scoreWords } from '../../../profiles/score-words.ts'
import styles from './reliability-card.module.css'

/** How reliable one is: the number with its parts, the one thing that would raise it, what moved it, and the formula. */
export function ReliabilityCard({ profileUid }: { profileUid: string }) {
  const reliability = useRead(contentCalls.getReliability, { profileUid })
  return (
    <Card>
      <Loaded of={reliability} shape={<div />}>
        {({ score, parts, raise, moves, formula }) => (
          <Stack gap="md">
            <div>
              <Title order={2}>Reliability</Title>
              {score === null ? (
                <Badge tone="calm">New</Badge>
              ) : (
                <>
                  <span className={`serif ${styles.score}`} data-tip={scoreWords.parts}>
                    {score}
                  </span>{' '}
                  <span className="dim">out of 100</span>
                </>
              )}
            </div>
            {raise && <Note tone="calm">{raise}</Note>}
            {parts.map((part) => (
              <div key={part.name}>
                <div className={styles.part}>
                  <span>{part.name}</span>
                  <span className="dim">{part.value} out of 100</span>
                </div>
                <Progress value={part.value} size={6} aria-label={`${part.name}: ${part.value} out of 100`} />
                <small className="dim">{part.why}</small>
              </div>
            ))}
            {moves.length > 0 && (
              <details>
                <summary className={styles.summary}>How this score works</summary>
                <ol className="timeline">
                  {moves.map((move, at) => (
                    <li key={`${move.collabUid}:${move.part}:${at}`}>
                      <Badge tone={move.good ? 'good' : 'bad'}>{move.text}</Badge>
                      <div>
                        <LinkTo to={toCollab(move.collabUid, profileUid)}>{move.with}</LinkTo>{' '}
                        <small className="dim">{timeAgo(move.at)}</small>
                      </div>
                    </li>
                  ))}
                </ol>
                <small className="dim">{formula}</small>
              </details>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}
