import { ActionIcon, Button } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { toSessions } from '../../domains/accounts/web/links.ts'
import { saveAdminMode } from '../../domains/accounts/web/local-keys.ts'
import { analyticsCalls } from '../../domains/analytics/contract.ts'
import { toOnboarding } from '../../domains/onboarding/web/links.ts'
import { maySetUp } from '../../domains/onboarding/web/setting-up.ts'
import { profileCalls } from '../../domains/profiles/contract.ts'
import { NotificationBell } from '../../domains/notifications/web/parts/NotificationBell.tsx'
import { adoptConsent } from '../../domains/usage/web/consent.ts'
import { type Session, SessionProvider, sessionOf } from '../../domains/profiles/web/session.tsx'
import { useRead } from '../../kit/web/calls.ts'
import { EmptyState } from '../../kit/web/empty-state.tsx'
import { leaveToSignIn } from '../../kit/web/enter.ts'
import { FullSpinner } from '../../kit/web/full-spinner.tsx'
import { hrefOf, LinkTo, type To } from '../../kit/web/link.tsx'
import { listen } from '../../kit/web/live.ts'
import { productName } from '../../kit/web/page-facts.ts'
import { signedInToken } from '../../kit/web/session.ts'
import { ActingBanner } from './shell/ActingBanner.tsx'
import { FeatureUnavailable } from './shell/FeatureUnavailable.tsx'
import { adminPanel } from './shell/admin-panel.ts'
import { saveCurrentProfile } from './shell/current-profile.ts'
import { MenuLink } from './shell/MenuLink.tsx'
import { menuOf } from './shell/menu.ts'
import { Sidebar } from './shell/Sidebar.tsx'
import { AdAbove } from './shell/AdAbove.tsx'
import { allRoutes } from './routes.ts'
import styles from './shell.module.css'

// Drawers are opened by few: what they are drawn with comes then.
const MenuDrawer = lazy(async () => ({ default: (await import('./shell/MenuDrawer.tsx')).MenuDrawer }))
const ProfileSwitcher = lazy(async () => ({ default: (await import('./shell/ProfileSwitcher.tsx')).ProfileSwitcher }))
const PlanBanner = lazy(async () => ({
  default: (await import('../../domains/billing/web/parts/PlanBanner.tsx')).PlanBanner,
}))
const UpgradeDialog = lazy(async () => ({
  default: (await import('../../domains/billing/web/parts/UpgradeDialog.tsx')).UpgradeDialog,
}))
const SettingUp = lazy(async () => ({
  default: (await import('../../domains/onboarding/web/parts/SettingUp.tsx')).SettingUp,
}))

/** A spinner while it is not known who is there, then the page in its frame; guests are asked to sign in (seed §2). */
export function Shell() {
  const uidInAddress = useLocation({ select: (location) => (location.search as { uid?: string }).uid })
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    signedInToken().then(
      (token) => (token ? setSignedIn(true) : leaveToSignIn()),
      // What failed is said by the reads below.
      () => setSignedIn(true),
    )
  }, [])
  const user = useRead(profileCalls.getUser, {}, { enabled: signedIn })
  const profiles = useRead(profileCalls.getSessionAndUserProfile, {}, { enabled: signedIn })
  const failed = user.error ?? profiles.error
  const ended = failed?.code === 'unauthenticated'
  useEffect(() => {
    if (ended) leaveToSignIn()
  }, [ended])
  if (failed && !ended && !(user.data && profiles.data)) {
    return (
      <EmptyState
        title={`${productName()} cannot be reached`}
        text={failed.message}
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    )
  }
  if (!user.data || !profiles.data) return <FullSpinner />
  const session = sessionOf(user.data, profiles.data, uidInAddress)
  return (
    <SessionProvider session={session}>
      <Frame session={session} />
    </SessionProvider>
  )
}

/** Only with more than one linked profile (seed §2); staff only where there is a panel to go to. */
function maySwitch(session: Session): boolean {
  if (session.user.linked_profiles.length < 2) return false
  return session.side !== 'admin' || allRoutes.some((route) => route.path === adminPanel)
}

function Frame({ session }: { session: Session }) {
  const { current } = session
  const [menu, setMenu] = useState(false)
  const [switching, setSwitching] = useState(false)
  const [upgrading, setUpgrading] = useState(false)
  const [opened, setOpened] = useState({ menu: false, switcher: false })
  if (menu && !opened.menu) setOpened({ ...opened, menu: true })
  if (switching && !opened.switcher) setOpened({ ...opened, switcher: true })
  const [live, setLive] = useState(true)
  useEffect(() => listen(setLive, leaveToSignIn), [])
  useEffect(() => saveCurrentProfile(current), [current])
  useEffect(() => saveAdminMode(session.side === 'admin'), [session.side])
  const { acting, consent } = session.user
  // Who is signed in as someone answers nothing for them.
  useEffect(() => {
    if (!acting) void adoptConsent(consent)
  }, [acting, consent])

  const navigate = useNavigate()
  const isOwnPage = useLocation({ select: ({ pathname }) => pathname === toSessions().path })
  const [isBlockedShown, setBlockedShown] = useState(false)
  const brandUid = session.side === 'brand' ? current?.uid : undefined
  const plan = useRead(analyticsCalls.getBrandPlan, { brandUid: brandUid ?? '' }, { enabled: brandUid !== undefined })
  const entries = menuOf(session, allRoutes, plan.data?.blocked)
  const goTo = (to: To) => {
    setMenu(false)
    setBlockedShown(false)
    void navigate({ href: hrefOf(to) })
  }
  const showBlocked = () => {
    setMenu(false)
    setBlockedShown(true)
  }
  const openUpgrade = () => {
    setMenu(false)
    setUpgrading(true)
  }
  const openSwitcher = () => {
    setMenu(false)
    setSwitching(true)
  }
  const sidebar = (
    <Sidebar
      session={session}
      entries={entries}
      onSwitch={maySwitch(session) ? openSwitcher : undefined}
      onFollow={() => setMenu(false)}
      onBlocked={showBlocked}
      onUpgrade={plan.data?.isTrial ? openUpgrade : undefined}
    />
  )
  const inBar = session.side === 'influencer' ? entries.filter((entry) => entry.inBottomBar).slice(0, 5) : []
  return (
    <div className={styles.shell} data-bar={inBar.length > 0}>
      <a href="#content" className="skip">
        Skip to the page
      </a>
      <aside className={`no-print ${styles.sidebar}`} aria-label="Sidebar">
        {sidebar}
      </aside>
      <Suspense>
        {opened.menu && (
          <MenuDrawer opened={menu} onClose={() => setMenu(false)}>
            {sidebar}
          </MenuDrawer>
        )}
        {opened.switcher && (
          <ProfileSwitcher session={session} opened={switching} onClose={() => setSwitching(false)} />
        )}
      </Suspense>
      <div className={styles.page}>
        <section className={`no-print ${styles.topbar}`} aria-label="Top bar">
          <ActionIcon
            className={styles.onlyPhone}
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Open the menu"
            onClick={() => setMenu(true)}
          >
            <IconMenu2 size={22} />
          </ActionIcon>
          <span className={`serif ${styles.onlyPhone} ${styles.topbarName}`}>{productName()}</span>
          <output className={styles.topbarState}>
            {!live && (
              <span className="badge" data-tone="warn">
                Offline, reconnecting…
              </span>
            )}
          </output>
          <NotificationBell />
        </section>
        {brandUid && plan.data?.isPaymentDue && (
          <Suspense>
            <PlanBanner brandUid={brandUid} />
          </Suspense>
        )}
        {maySetUp(session.user) && (
          <Suspense>
            <SettingUp user={session.user} />
          </Suspense>
        )}
        {session.user.acting && <ActingBanner acting={session.user.acting} as={session.user.display_name} />}
        <main id="content" tabIndex={-1}>
          <AdAbove session={session} />
          {current || session.side === 'admin' || isOwnPage ? <Outlet /> : <NoProfileYet />}
        </main>
      </div>
      {inBar.length > 0 && (
        <nav className={`no-print ${styles.bottomBar}`} aria-label="Main">
          {inBar.map((entry) => (
            <MenuLink key={entry.path} entry={entry} onBlocked={showBlocked} />
          ))}
        </nav>
      )}
      {brandUid && upgrading && (
        <Suspense>
          <UpgradeDialog brandUid={brandUid} onClose={() => setUpgrading(false)} />
        </Suspense>
      )}
      <FeatureUnavailable
        opened={isBlockedShown}
        onClose={() => setBlockedShown(false)}
        onDashboard={() => goTo({ path: '/app/brand/dashboard', search: { uid: brandUid } })}
      />
    </div>
  )
}

/** An account that is linked to no profile: nothing of the product is about it yet. */
function NoProfileYet() {
  return (
    <EmptyState
      title="Your account is ready"
      text="Next comes your profile: a place that hosts, or a creator who visits. It takes a few minutes, and is kept at each step."
      action={
        <Button component={LinkTo} to={toOnboarding()}>
          Set up your profile
        </Button>
      }
      isPage
    />
  )
}
