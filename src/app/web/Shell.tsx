import {
  ActionIcon,
  Avatar,
  Button,
  Drawer,
  Loader,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { IconLogout, IconMenu2, IconMoon, IconSun, IconSwitchHorizontal } from '@tabler/icons-react'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { profileCalls } from '../../domains/profiles/contract.ts'
import { NoticeBell } from '../../domains/notices/web/parts/NoticeBell.tsx'
import { type Session, SessionProvider, sessionOf } from '../../domains/profiles/web/session.tsx'
import { useRead, useWrite } from '../../kit/web/calls.ts'
import { EmptyState } from '../../kit/web/empty-state.tsx'
import { LinkTo } from '../../kit/web/link.tsx'
import { listen } from '../../kit/web/live.ts'
import { postAuth, signedInToken } from '../../kit/web/session.ts'
import { allRoutes } from './routes.ts'

/** Blank until mounted, a spinner while it is not known who is there, then the page (seed §2). */
export function Shell() {
  const { pathname } = useLocation()
  const route = allRoutes.find((one) => one.path === pathname)
  if (!pathname.startsWith('/app') || route?.public) return <Outlet />
  return <SignedIn />
}

function SignedIn() {
  const search = useLocation({ select: (location) => location.search as { uid?: string } })
  const [signedIn, setSignedIn] = useState<boolean | null>(null)
  useEffect(() => {
    signedInToken().then(
      (token) => (token ? setSignedIn(true) : location.replace('/login')),
      () => setSignedIn(true),
    )
  }, [])
  const user = useRead(profileCalls.getUser, {}, { enabled: signedIn === true })
  const profiles = useRead(profileCalls.getSessionAndUserProfile, {}, { enabled: signedIn === true })
  const failed = user.error ?? profiles.error
  if (failed?.code === 'unauthenticated') location.replace('/login')
  if (failed)
    return (
      <EmptyState
        title="Plusone cannot be reached"
        text={failed.message}
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    )
  if (!user.data || !profiles.data) {
    return (
      <div className="full-spinner">
        <Loader size={130} aria-label="Loading" />
      </div>
    )
  }
  const session = sessionOf(user.data, profiles.data, search.uid)
  return (
    <SessionProvider session={session}>
      <Frame session={session} />
    </SessionProvider>
  )
}

function Frame({ session }: { session: Session }) {
  const [menu, setMenu] = useState(false)
  const [live, setLive] = useState(true)
  useEffect(() => listen(setLive), [])
  const { current } = session
  useEffect(() => {
    if (!current) return
    localStorage.setItem('currentProfileUID', current.uid)
    localStorage.setItem('currentProfileType', current.type)
  }, [current])
  const entries = menuOf(session)
  return (
    <div className="shell" data-side={session.side}>
      <a href="#content" className="skip">
        Skip to the page
      </a>
      <aside className="sidebar no-print">
        <Sidebar session={session} entries={entries} />
      </aside>
      <Drawer
        opened={menu}
        onClose={() => setMenu(false)}
        size={300}
        title="Menu"
        closeButtonProps={{ 'aria-label': 'Close the menu' }}
      >
        <Sidebar session={session} entries={entries} onLeave={() => setMenu(false)} />
      </Drawer>
      <div className="page">
        <div className="topbar no-print">
          <ActionIcon
            className="only-phone"
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Open the menu"
            onClick={() => setMenu(true)}
          >
            <IconMenu2 size={22} />
          </ActionIcon>
          <span className="only-phone serif topbar-name">Plusone</span>
          <output style={{ flex: 1 }}>{!live && <small className="dim">Reconnecting…</small>}</output>
          <NoticeBell />
        </div>
        <main id="content">
          <Outlet />
        </main>
      </div>
      {session.side === 'influencer' && (
        <nav className="bottom-bar no-print" aria-label="Main">
          {entries
            .filter((entry) => entry.inBottomBar)
            .map((entry) => (
              <LinkTo key={entry.path} to={{ path: entry.path, search: { uid: session.current?.uid } }}>
                <entry.icon size={22} stroke={1.7} />
                {entry.label}
              </LinkTo>
            ))}
        </nav>
      )}
    </div>
  )
}

/** The entries of the session's menu, from the routes that name it (seed §2). */
function menuOf(session: Session) {
  return allRoutes
    .flatMap((route) => (route.menu ?? []).map((entry) => ({ ...entry, path: route.path })))
    .filter((entry) => entry.for === session.side)
    .sort((a, b) => a.order - b.order)
}

function Sidebar({
  session,
  entries,
  onLeave,
}: {
  session: Session
  entries: ReturnType<typeof menuOf>
  onLeave?: () => void
}) {
  const [switching, setSwitching] = useState(false)
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const { current, user } = session
  return (
    <div className="sidebar-inside">
      <span className="serif sidebar-name">Plusone</span>
      <div className="profile-card">
        <Avatar
          src={current?.profile.profile_pic ? `/media/thumb/${current.profile.profile_pic}` : null}
          alt=""
          size={40}
          color="blue"
          name={current?.profile.name ?? user.display_name}
        />
        <div style={{ minWidth: 0 }}>
          <b className="ellipsis">{current?.profile.name ?? user.display_name}</b>
          <small className="dim ellipsis">
            {session.side === 'admin'
              ? 'Admin Mode Active'
              : current?.profile.handle
                ? `@${current.profile.handle}`
                : user.email}
          </small>
        </div>
        {user.linked_profiles.length > 1 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label="Select Account to Manage"
            onClick={() => setSwitching(true)}
          >
            <IconSwitchHorizontal size={18} />
          </ActionIcon>
        )}
      </div>
      <nav aria-label="Main menu">
        {entries.map((entry) => (
          <LinkTo
            key={entry.path}
            to={{ path: entry.path, search: session.side === 'admin' ? {} : { uid: current?.uid } }}
            className="menu-link"
            onClick={onLeave}
          >
            <entry.icon size={19} stroke={1.7} />
            {entry.label}
          </LinkTo>
        ))}
      </nav>
      <div className="sidebar-foot">
        <UnstyledButton className="menu-link" onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}>
          {scheme === 'dark' ? <IconSun size={19} stroke={1.7} /> : <IconMoon size={19} stroke={1.7} />}
          {scheme === 'dark' ? 'Light' : 'Dark'}
        </UnstyledButton>
        <UnstyledButton
          className="menu-link"
          onClick={() => void postAuth('sign-out', {}).finally(() => location.assign('/login'))}
        >
          <IconLogout size={19} stroke={1.7} />
          Sign out
        </UnstyledButton>
      </div>
      <ProfileSwitcher session={session} opened={switching} onClose={() => setSwitching(false)} />
    </div>
  )
}

/** Chooses another linked profile; the server remembers it for this session (seed §4 "Profile switching"). */
function ProfileSwitcher({ session, opened, onClose }: { session: Session; opened: boolean; onClose: () => void }) {
  const update = useWrite(profileCalls.updateSessionUserProfile)
  const choose = async (profile: Session['user']['linked_profiles'][number]) => {
    const done = await update({ target_user_profile: { uid: profile.uid, type: profile.type } })
    if (!done) return
    localStorage.setItem('currentProfileUID', profile.uid)
    localStorage.setItem('currentProfileType', profile.type)
    location.assign(
      profile.type === 'brand'
        ? `/app/brand/dashboard?uid=${profile.uid}`
        : `/app/influencer/browse?uid=${profile.uid}`,
    )
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title="Select Account to Manage"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {session.user.linked_profiles.map((profile) => (
        <UnstyledButton
          key={profile.uid}
          className="profile-row"
          disabled={update.busy}
          onClick={() => void choose(profile)}
        >
          <Avatar
            src={profile.profile.profile_pic ? `/media/thumb/${profile.profile.profile_pic}` : null}
            alt=""
            name={profile.profile.name}
            color="blue"
          />
          <span>
            <b>
              {profile.type === 'brand' ? profile.profile.name : `@${profile.profile.handle ?? profile.profile.name}`}
            </b>
            <br />
            <small className="dim">{profile.type === 'brand' ? 'Brand' : 'Influencer'} Profile</small>
          </span>
        </UnstyledButton>
      ))}
    </Drawer>
  )
}
