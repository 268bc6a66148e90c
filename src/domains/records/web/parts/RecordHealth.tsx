import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { capitalised, dateOf, ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { ragTones } from '../../../profiles/web/tones.ts'
import { recordCalls } from '../../contract.ts'
import { causeSentence } from '../cause-words.ts'
import { SetRag } from './health/SetRag.tsx'
import styles from './health/health.module.css'

type Health = OutputOf<typeof recordCalls.getRecordHealth>

/** How a brand or creator is doing, why, and since when; set by hand where the signals are wrong. */
export function RecordHealth({ recordUid }: { recordUid: string }) {
  const health = useRead(recordCalls.getRecordHealth, { uid: recordUid })
  const [isSetting, setSetting] = useState(false)
  const release = useWrite(recordCalls.releaseRecordRag)
  if (health.data && !hasRag(health.data)) return null
  return (
    <Card>
      <Loaded of={health} shape="lines">
        {(data) => (
          <>
            <div className={styles.head}>
              <Title order={2}>RAG</Title>
              <Badge tone={ragTones[data.rag]}>{capitalised(data.rag)}</Badge>
            </div>
            {data.override ? (
              <Override override={data.override} calculated={data.calculated} />
            ) : (
              data.causes.length === 0 &&
              data.calculatedAt && (
                <p className="dim">{fine[recordUid.startsWith('influencer_') ? 'creator' : 'brand']}</p>
              )
            )}
            <Causes health={data} />
            {data.can.set && (
              <div className={styles.buttons}>
                {data.override && (
                  <Button variant="default" loading={release.busy} onClick={() => void release({ uid: recordUid })}>
                    Use calculated RAG
                  </Button>
                )}
                <Button variant="default" onClick={() => setSetting(true)}>
                  Set by hand
                </Button>
              </div>
            )}
            <Changes health={data} />
            {isSetting && <SetRag recordUid={recordUid} rag={data.rag} onClose={() => setSetting(false)} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

/** Whether the colour says anything: of a prospect only where somebody set it. */
export const hasRag = ({ isProspect, override }: Pick<Health, 'isProspect' | 'override'>) =>
  !isProspect || override !== null

const fine = {
  brand: 'Visits, replies, briefs, payments and reviews are all fine.',
  creator: 'Visits, content, replies, insights and reviews are all fine.',
}

function Causes({ health: { causes, calculatedAt } }: { health: Health }) {
  if (!calculatedAt) return <p className="dim">Not calculated yet. It takes up to 15 minutes.</p>
  if (causes.length === 0) return null
  return (
    <ul className={styles.causes}>
      {causes.map((cause) => (
        <li key={cause.kind}>{causeSentence(cause)}</li>
      ))}
    </ul>
  )
}

function Override({ override, calculated }: { override: NonNullable<Health['override']>; calculated: string }) {
  const { by, at, reason, until } = override
  return (
    <p className={styles.override}>
      Set by {by}, {timeAgo(at)}, until {ordinalDate(until)}: “{reason}”. The calculated RAG is {calculated}.
    </p>
  )
}

function Changes({ health: { changes } }: { health: Health }) {
  if (changes.length === 0) return null
  return (
    <details className={styles.changes}>
      <summary>Latest changes</summary>
      <ul className="plain-list">
        {changes.map(({ at, from, to, by, why }) => (
          <li key={at}>
            {dateOf(at, 'Europe/London')}: {from} → {to}
            {by && `, by ${by}`}
            {why && ` (“${why}”)`}
          </li>
        ))}
      </ul>
    </details>
  )
}
