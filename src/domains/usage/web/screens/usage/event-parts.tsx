import { dateTime, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { toPerson } from '../../../../people/web/links.ts'
import type { UsageEvent } from '../../../contract.ts'
import { toUsageOf } from '../../../../accounts/web/links.ts'

/** When it was, as one says it; the exact time in UTC on asking. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={`${dateTime(at, 'UTC')} UTC`}>
      {timeAgo(at)}
    </time>
  )
}

/** Who did it, for which profile: the person in the User Explorer, the profile's own events here. */
export function Who({ of: { account, profile, role } }: { of: Pick<UsageEvent, 'account' | 'profile' | 'role'> }) {
  if (!account) return <span>a guest</span>
  return (
    <span>
      <LinkTo to={toPerson(account.uid)}>{account.name}</LinkTo>
      {profile ? (
        <>
          {' '}
          for <LinkTo to={toUsageOf(profile.uid)}>{profile.name}</LinkTo>
        </>
      ) : (
        <span className="dim"> ({role.replace('_', ' ')})</span>
      )}
    </span>
  )
}

export function Target({ event: { targetName, targetUid } }: { event: UsageEvent }) {
  return (
    <span className="usage-target">
      {targetName}
      {targetUid && (
        <>
          {' '}
          <LinkTo to={toUsageOf(targetUid)}>{targetUid}</LinkTo>
        </>
      )}
    </span>
  )
}
