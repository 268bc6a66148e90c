import type { TableChoice } from '../../../../../kit/contract/table.ts'
import { must } from '../../../../../kit/contract/must.ts'
import { dateTime, timeAgo } from '../../../../../kit/web/format.ts'
import { uniqueChoices } from '../../../../../kit/web/grid/filter-words.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { toCollab } from '../../../../collabs/web/links.ts'
import { toAccount } from '../../../../accounts/web/links.ts'
import { toBrand, toInfluencer } from '../../../../profiles/web/links.ts'
import { roleNames } from '../../../columns.ts'
import type { UsageEvent } from '../../../contract.ts'
import { toUsageOf } from '../../../../accounts/web/links.ts'
import styles from './usage.module.css'

/** When it was, as one says it; the exact time in UTC on asking. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={`${dateTime(at, 'UTC')} UTC`}>
      {timeAgo(at)}
    </time>
  )
}

type By = Pick<UsageEvent, 'account' | 'profile' | 'role'>

/** The same in a file. */
export function whoText({ account, profile, role }: By): string {
  if (!account) return 'Not signed in'
  return `${account.name}${profile ? ` for ${profile.name}` : ` (${roleNames[role]})`}`
}

/** The people and profiles that rows name, to filter by. */
export function peopleIn(rows: readonly Pick<UsageEvent, 'account' | 'profile'>[]): TableChoice[] {
  const named = rows.flatMap(({ account, profile }) => [account, profile]).filter((one) => one !== null)
  return uniqueChoices(named.map(({ uid: value, name: label }) => ({ value, label })))
}

/** Who did it, for which profile: the person in the User Explorer, the profile on its page. */
export function Who({ of: { account, profile, role } }: { of: By }) {
  if (!account) return <span>Not signed in</span>
  return (
    <span>
      <LinkTo to={toAccount(account.uid)}>{account.name}</LinkTo>
      {profile ? (
        <>
          {' '}
          for <RecordLink uid={profile.uid} name={profile.name} />
        </>
      ) : (
        <span className="dim"> ({roleNames[role]})</span>
      )}
    </span>
  )
}

/** What an event was about or done for: the record itself, where it has a page of its own, and all events of it. */
function RecordLink({ uid, name }: { uid: string; name: string }) {
  const page = pages[must(uid.split('_')[0], 'part')]
  return (
    <>
      {page ? <LinkTo to={page(uid)}>{name}</LinkTo> : name} (<LinkTo to={toUsageOf(uid)}>events</LinkTo>)
    </>
  )
}

const pages: Readonly<Partial<Record<string, (uid: string) => To>>> = {
  account: toAccount,
  brand: toBrand,
  influencer: toInfluencer,
  collab: toCollab,
}

export function Target({ event: { targetName, targetUid } }: { event: UsageEvent }) {
  return (
    <span className={styles.target}>
      {targetName}
      {targetUid && (
        <>
          {' '}
          <RecordLink uid={targetUid} name={targetUid} />
        </>
      )}
    </span>
  )
}
