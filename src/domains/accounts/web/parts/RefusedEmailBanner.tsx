import { LinkTo } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { toOwnAccount } from '../links.ts'
import styles from './refused-email-banner.module.css'

/** Above every page of somebody whose email comes back: what they miss, and where they change the address. */
export function RefusedEmailBanner({ email }: { email: string }) {
  return (
    <aside className={`no-print ${styles.banner}`} aria-label="Our emails aren’t reaching you">
      <Note tone="warn">
        <b>Our emails aren’t reaching you.</b> The mail server says that {email} doesn’t exist.{' '}
        <LinkTo to={toOwnAccount()}>Change your email address</LinkTo>
      </Note>
    </aside>
  )
}
