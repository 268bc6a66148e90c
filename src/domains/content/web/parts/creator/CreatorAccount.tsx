import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { capitalised, largeNumber, ordinalDate, percentOfBp } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { audienceName } from '../../../../profiles/audience.ts'
import { mayNotAverage, noAverages } from '../../../../profiles/no-averages.ts'
import { followersTitle } from '../../../../profiles/follower-words.ts'
import { confirmedBy, platformNames } from '../../../../profiles/vocabulary.ts'
import type { contentCalls } from '../../../contract.ts'
import styles from './creator.module.css'

type Account = OutputOf<typeof contentCalls.getCreatorPage>['accounts'][number]

const audienceNames = { country: 'Top countries', city: 'Top cities', age: 'Age', gender: 'Gender' } as const
/** So many of each are enough to know where an audience is. */
const mostShares = 3

/** One account: how many follow and watch, how that grew, who they are, and how we know. */
export function CreatorAccount({ account, children }: { account: Account; children?: ReactNode }) {
  const { platform, handle, url, followers, averageViews, engagementBp, audience, confirmedHow, confirmedAt } = account
  const isBarred = mayNotAverage(account)
  const averages: [string, string][] = [
    ['Average views', averageViews === null ? 'Not given' : largeNumber(averageViews)],
    ['Engagement', engagementBp === null ? 'Not given' : percentOfBp(engagementBp)],
  ]
  const numbers = [[followersTitle(platform), largeNumber(followers)], ...(isBarred ? [] : averages)]
  return (
    <Card>
      <div>
        <b>{platformNames[platform]}</b>{' '}
        <a href={url} target="_blank" rel="noopener nofollow">
          @{handle}
        </a>
      </div>
      <small className="dim">
        {capitalised(confirmedBy(confirmedHow, platform))}, {ordinalDate(confirmedAt)}
      </small>
      <dl className={styles.numbers}>
        {numbers.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isBarred && (
        <p className="flush">
          <small className="dim">{noAverages}</small>
        </p>
      )}
      {children}
      <div className={styles.shares}>
        {Object.entries(audienceNames).map(([part, title]) => {
          const shares = topOf(audience[part as keyof typeof audienceNames])
          return shares.length > 0 && <Shares key={part} title={title} of={shares} />
        })}
      </div>
    </Card>
  )
}

function topOf(shares: Readonly<globalThis.Record<string, number>> = {}): [name: string, percent: number][] {
  return Object.entries(shares)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostShares)
}

function Shares({ title, of }: { title: string; of: readonly [string, number][] }) {
  return (
    <div>
      <small className="dim">{title}</small>
      {of.map(([key, percent]) => (
        <div key={key} className={styles.share}>
          <span className="ellipsis">{audienceName(key)}</span>
          <span>{Math.round(percent)}%</span>
          <Progress value={percent} size={4} aria-label={`${audienceName(key)}: ${Math.round(percent)} percent`} />
        </div>
      ))}
    </div>
  )
}
