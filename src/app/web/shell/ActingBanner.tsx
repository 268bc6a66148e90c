import { Button } from '@mantine/core'
import { signOut } from '../../../domains/accounts/web/sign-out.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { timeLeft } from '../../../kit/web/format.ts'
import styles from '../shell.module.css'

type Props = { acting: NonNullable<Session['user']['acting']>; as: string }

/** Says on every page that one is signed in as somebody else, for how long still, and ends it. */
export function ActingBanner({ acting, as }: Props) {
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
