import { Avatar, UnstyledButton, useComputedColorScheme, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { IconKey, IconLogout, IconMoon, IconSelector, IconSun } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { toOwnAccount } from '../../../domains/accounts/web/links.ts'
import { signOut } from '../../../domains/accounts/web/sign-out.ts'
import { mediaAddress } from '../../../domains/media/web/parts/addresses.ts'
import { groupOf, type Session } from '../../../domains/profiles/web/session.tsx'
import { Logo } from '../../../domains/accounts/web/parts/Logo.tsx'
import { counted } from '../../../kit/web/format.ts'
import { LinkTo } from '../../../kit/web/link.tsx'
import { productName } from '../../../kit/web/page-facts.ts'
import { Badge } from '../../../kit/web/parts.tsx'
import { MenuLink } from './MenuLink.tsx'
import type { ShownEntry } from './menu.ts'
import { UpgradePrompt } from './UpgradePrompt.tsx'
import styles from '../shell.module.css'

type Props = {
  session: Session
  entries: ShownEntry[]
  path: string
  onSwitch: (() => void) | undefined
  onFollow: () => void
  onBlocked: () => void
  /** Where the plan is the basic one or missing. */
  onUpgrade: (() => void) | undefined
}

// Few have several venues.
const GroupMenu = lazy(async () => ({ default: (await import('./GroupMenu.tsx')).GroupMenu }))

/** Who one is, the menu, and the way out. On the pages of all venues together, the menu is theirs: a venue’s would lead to it alone. */
export function Sidebar({ session, entries, path, onSwitch, onFollow, onBlocked, onUpgrade }: Props) {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const group = path.startsWith('/app/group') && session.side === 'brand' ? groupOf(session) : null
  return (
    <div className={styles.sidebarInside}>
      <span className={styles.sidebarName}>
        <Logo />
        <span className="serif">{productName()}</span>
      </span>
      <ProfileCard session={session} group={group} onSwitch={onSwitch} />
      {session.side === 'admin' && (
        <Badge tone="calm" className={styles.sidebarMode}>
          Admin Mode Active
        </Badge>
      )}
      <nav aria-label="Main menu">
        {group && session.current ? (
          <Suspense>
            <GroupMenu venue={session.current} path={path} onFollow={onFollow} />
          </Suspense>
        ) : (
          entries.map((entry) => (
            <MenuLink
              key={entry.to.path}
              entry={entry}
              className={styles.menuLink}
              onFollow={onFollow}
              onBlocked={onBlocked}
            />
          ))
        )}
      </nav>
      {onUpgrade && <UpgradePrompt onUpgrade={onUpgrade} />}
      <div className={styles.sidebarFoot}>
        <UnstyledButton
          className={`${styles.menuLink} ${styles.quiet}`}
          onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
        >
          {scheme === 'dark' ? <IconSun size={19} stroke={1.7} /> : <IconMoon size={19} stroke={1.7} />}
          {scheme === 'dark' ? 'Light' : 'Dark'}
        </UnstyledButton>
        <LinkTo to={toOwnAccount()} className={`${styles.menuLink} ${styles.quiet}`} onClick={onFollow}>
          <IconKey size={19} stroke={1.7} />
          Account
        </LinkTo>
        <UnstyledButton className={`${styles.menuLink} ${styles.quiet}`} onClick={() => void signOut('here')}>
          <IconLogout size={19} stroke={1.7} />
          Sign out
        </UnstyledButton>
      </div>
    </div>
  )
}

function captionOf({ handle, slug }: { handle: string | null; slug: string }): string {
  return handle ? `@${handle}` : slug
}

type CardProps = Pick<Props, 'session' | 'onSwitch'> & { group: ReturnType<typeof groupOf> }

function ProfileCard({ session, group, onSwitch }: CardProps) {
  const { current, user, side } = session
  const isTeam = side === 'admin'
  const name = isTeam ? user.display_name : (group?.name ?? current?.profile.name ?? user.display_name)
  const caption = group
    ? counted(group.venues.length, 'venue')
    : isTeam || !current
      ? user.email
      : captionOf(current.profile)
  const picture = isTeam || group ? null : current?.profile.profile_pic
  const inside = (
    <>
      <Avatar src={picture ? mediaAddress('thumb', picture) : null} alt="" size={40} color="blue" name={name} />
      <span className={styles.profileWords}>
        <b className="ellipsis">{name}</b>
        <small className="dim ellipsis">{caption}</small>
      </span>
    </>
  )
  if (!onSwitch) return <div className={styles.profileCard}>{inside}</div>
  return (
    <UnstyledButton className={styles.profileCard} onClick={onSwitch}>
      {inside}
      <VisuallyHidden>Select Account to Manage</VisuallyHidden>
      <IconSelector size={18} stroke={1.7} className="dim" />
    </UnstyledButton>
  )
}
