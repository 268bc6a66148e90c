import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { notWhileViewing } from '../../../access/roles.ts'
import { signOut } from '../../../domains/accounts/web/sign-out.ts'
import { toBrand, toInfluencer } from '../../../domains/profiles/web/links.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { staffCalls } from '../../../domains/staff/contract.ts'
import { useSwitch } from '../../../kit/web/calls.ts'
import { timeLeft } from '../../../kit/web/format.ts'
import { refuseHeldWrites } from '../../../kit/web/held-write.ts'
import { hrefOf } from '../../../kit/web/link.tsx'
import { pauseReads } from '../../../kit/web/paused-reads.ts'
import styles from '../shell.module.css'

type Acting = NonNullable<Session['user']['acting']>
type Props = { acting: Acting; as: string }

/** Says on every page that one is signed in or views as somebody else, for how long still, and ends it. */
export function ActingBanner({ acting, as }: Props) {
  if (acting.views) return <ViewingBanner acting={acting} profile={acting.views} />
  return (
    <aside className={styles.acting} aria-label="Signed in as someone else">
      <span>
        {acting.by}, you’re signed in as <b>{as}</b>. {timeLeft(acting.until)}. Everything you do is logged.
      </span>
      <Button size="compact-sm" variant="white" onClick={() => void signOut('here')}>
        Stop
      </Button>
    </aside>
  )
}

function ViewingBanner({ acting, profile }: { acting: Acting; profile: NonNullable<Acting['views']> }) {
  const { uid, name } = profile
  const record = uid.startsWith('brand_') ? toBrand(uid) : toInfluencer(uid)
  const leave = () => location.assign(hrefOf(record))
  const stop = useSwitch(staffCalls.stopViewing, leave)
  useEffect(() => {
    refuseHeldWrites(notWhileViewing)
    return () => refuseHeldWrites(null)
  }, [])
  useEffect(() => {
    // Then the server answers as oneself again, and this page must not look as if it were theirs.
    const ends = setTimeout(
      () => {
        pauseReads()
        location.assign(hrefOf(record))
      },
      Math.max(0, Date.parse(acting.until) - Date.now()),
    )
    return () => clearTimeout(ends)
  })
  return (
    <aside className={styles.acting} aria-label="Viewing as someone else">
      <span>
        {acting.by}, you’re viewing as <b>{name}</b>. {timeLeft(acting.until)}. You can look, but not change anything.
      </span>
      <Button size="compact-sm" variant="white" loading={stop.busy} onClick={() => void stop({})}>
        Stop
      </Button>
    </aside>
  )
}
