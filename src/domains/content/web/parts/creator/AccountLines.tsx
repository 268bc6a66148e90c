import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted, percentOfBp } from '../../../../../kit/web/format.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { audienceName } from '../../../../profiles/audience.ts'
import { followerOf } from '../../../../profiles/follower-words.ts'
import { mayNotAverage } from '../../../../profiles/no-averages.ts'
import { confirmedBy, platformNames } from '../../../../profiles/vocabulary.ts'
import type { contentCalls } from '../../../contract.ts'
import styles from './creator.module.css'

type Account = OutputOf<typeof contentCalls.getCreatorPage>['accounts'][number]

/** Their accounts at a glance, a line each: how many follow, how many of those react, where they are. */
export function AccountLines({ accounts }: { accounts: readonly Account[] }) {
  if (accounts.length === 0)
    return (
      <Note tone="warn">No account added yet, so there are no numbers to judge. Ask which accounts they have.</Note>
    )
  return (
    <ul className={styles.lines} aria-label="Accounts at a glance">
      {accounts.map((account) => (
        <li key={account.platform}>
          <a href={account.url} target="_blank" rel="noopener nofollow">
            {platformNames[account.platform]} @{account.handle}
          </a>
          <b>{numbersOf(account)}</b>
          <small className="dim">{confirmedBy(account.confirmedHow, account.platform)}</small>
        </li>
      ))}
    </ul>
  )
}

function numbersOf(account: Account): string {
  const { platform, followers, engagementBp, audience } = account
  const places = Object.entries(audience.city ?? audience.country ?? {}).toSorted(([, a], [, b]) => b - a)
  const [place] = places
  return [
    counted(followers, followerOf(platform)),
    engagementBp !== null && !mayNotAverage(account) && `${percentOfBp(engagementBp)} engagement`,
    place && `${Math.round(place[1])}% in ${audienceName(place[0])}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
