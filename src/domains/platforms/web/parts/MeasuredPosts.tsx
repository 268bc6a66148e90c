import { Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { capitalised, dateTime, largeNumber } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { deliverableNoun } from '../../../briefs/deliverable-words.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'
import styles from './platforms.module.css'
import { possessive } from '../../../../kit/contract/possessive.ts'

type Row = OutputOf<typeof platformCalls.listMeasuredPosts>['rows'][number]

/** How the posts of a collab are measured by their platform; nothing where none is. */
export function MeasuredPosts({ collabUid, timezone }: { collabUid: string; timezone: string }) {
  const { data } = useRead(platformCalls.listMeasuredPosts, { collabUid })
  if (!data || data.rows.length === 0) return null
  return (
    <Card>
      <Title order={2} mb="xs">
        Measured by the platform
      </Title>
      {data.rows.map((row) => (
        <Measured key={row.deliverableUid} row={row} timezone={timezone} />
      ))}
    </Card>
  )
}

function Measured({ row, timezone }: { row: Row; timezone: string }) {
  const { platform, type, isSandbox, counts, maySum, nextAt, isFound } = row
  const name = platformNames[platform]
  const numbers = Object.entries(counts).flatMap(([what, value]) =>
    value === null ? [] : [`${largeNumber(value)} ${value === 1 ? what.replace(/s$/, '') : what}`],
  )
  return (
    <div className={styles.account}>
      <div className={styles.name}>
        <b>{capitalised(deliverableNoun({ type, platform }))}</b>
        {isSandbox && <Badge tone="warn">Sandbox</Badge>}
      </div>
      {numbers.length > 0 && <div>{numbers.join(', ')}</div>}
      <small className="dim">{stateOf(row, timezone)}</small>
      {isFound && !maySum && (
        <small className="dim">
          {possessive(name)} own numbers. Its terms don’t allow adding them up, so they’re left out of totals.
        </small>
      )}
      {nextAt && <small className="dim">Next update: {dateTime(nextAt, timezone)}</small>}
    </div>
  )
}

function stateOf({ platform, isFound, lookedAt, seenAt, goneAt }: Row, timezone: string): string {
  const name = platformNames[platform]
  if (!lookedAt) return `We’ll check with ${name} within 15 minutes.`
  if (!isFound) return `${name} doesn’t list a post at this link in the connected account. Check the link.`
  if (goneAt) return `Not found since ${dateTime(goneAt, timezone)}.`
  return `Still up when we checked on ${dateTime(seenAt ?? lookedAt, timezone)}.`
}
