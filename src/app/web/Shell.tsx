import { Button } from '@mantine/core'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ConfirmIdentity } from '../../domains/accounts/web/parts/ConfirmIdentity.tsx'
import { toOwnAccount } from '../../domains/accounts/web/links.ts'
import { analyticsCalls } from '../../domains/analytics/contract.ts'
import { toOnboarding } from '../../domains/onboarding/web/links.ts'
import { profileCalls } from '../../domains/profiles/contract.ts'
import { type Session, SessionProvider, sessionOf } from '../../domains/profiles/web/session.tsx'
import { useRead } from '../../kit/web/calls.ts'
import { EmptyState } from '../../kit/web/empty-state.tsx'
import { leaveToSignIn } from '../../kit/web/enter.ts'
import { FullSpinner } from '../../kit/web/full-spinner.tsx'
import { hrefOf, LinkTo } from '../../kit/web/link.tsx'
import { NoAccess } from '../../kit/web/screen.tsx'
import { productName } from '../../kit/web/page-facts.ts'
import { Tips } from '../../kit/web/tips.tsx'
import { signedInToken } from '../../kit/web/session.ts'
import { UndoPlace } from '../../kit/web/undo-place.tsx'
import { Banners } from './shell/Banners.tsx'
import { FeatureClosed, FeatureUnavailable } from './shell/FeatureUnavailable.tsx'
import { adminPanel } from './shell/admin-panel.ts'
import { KeyHelp } from './shell/KeyHelp.tsx'
import { MenuLink } from './shell/MenuLink.tsx'
import { isClosed, menuOf, openTo } from './shell/menu.ts'
import { AskPushPlace } from '../../domains/notifications/web/parts/AskPushPlace.tsx'
import { NewVersion } from './shell/NewVersion.tsx'
import { OfflineBar } from './shell/OfflineBar.tsx'
import { Sidebar } from './shell/Sidebar.tsx'
import { TopBar } from './shell/TopBar.tsx'
import { useFollowed } from './shell/use-followed.ts'
import { Advertised } from './shell/Advertised.tsx'
import { allRoutes } from './routes.ts'
import styles from './shell.module.css'

// Drawers are opened by few: what they are drawn with comes then.
const MenuDrawer = lazy(async () => ({ default: (await import('./shell/MenuDrawer.tsx')).MenuDrawer }))
const ProfileSwitcher = lazy(async () => ({ default: (await import('./shell/ProfileSwitcher.tsx')).ProfileSwitcher }))
const UpgradeDialog = lazy(async () => ({
  default: (await import('../../domains/billing/web/parts/UpgradeDialog.tsx')).UpgradeDialog,
}))

/** A spinner while it is not known who is there, then the page in its frame; guests are asked to sign in. */
export function Shell() {
  const uidInAddress = useLocation({ select: (location) => (location.search as { uid?: string }).uid })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    signedInToken().then(
      (token) => (token ? setSignedIn(true) : leaveToSignIn()),
      // What failed is said by the reads below.
      () => setSignedIn(true),
    )
  }, [])
  const user = useRead(profileCalls.getUser, {}, { enabled: signedIn, atOnce: true })
  const profiles = useRead(profileCalls.getSessionAndUserProfile, {}, { enabled: signedIn, atOnce: true })
  const failed = user.error ?? profiles.error
  const ended = failed?.code === 'unauthenticated'
  useEffect(() => {
    if (ended) leaveToSignIn()
  }, [ended])
  if (failed && !ended && !(user.data && profiles.data)) {
    return (
      <EmptyState
        title={`We can’t reach ${productName()}`}
        text={failed.message}
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    )
  }
  if (!user.data || !profiles.data) return <FullSpinner />
  const session = sessionOf(user.data, profiles.data, uidInAddress, path)
  return (
    <SessionProvider session={session}>
      <Frame session={session} isOthers={uidInAddress !== undefined && uidInAddress !== session.current?.uid} />
    </SessionProvider>
  )
}

/** Only with more than one linked profile; staff only where there is a panel to go to. */
function maySwitch(session: Session): boolean {
  if (session.user.linked_profiles.length < 2) return false
  return session.side !== 'admin' || allRoutes.some((route) => route.path === adminPanel)
}

/**
 * Side bar, top bar and bottom bar around the page, and what opens over it. A page that is another’s (`isOthers`) is refused by the server,
 * whatever one’s own plan has.
 */
function Frame({ session, isOthers }: { session: Session; isOthers: boolean }) {
  const { current } = session
  const live = useFollowed(session)
  const [menu, setMenu] = useState(false)
  const [switching, setSwitching] = useState(false)
  const [upgrading, setUpgrading] = useState(false)
  const [isBlockedShown, setBlockedShown] = useState(false)
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isOwnPage = path === toOwnAccount().path
  const brandUid = session.side === 'brand' ? current?.uid : undefined
  const plan = useRead(analyticsCalls.getBrandPlan, { brandUid: brandUid ?? '' }, { enabled: brandUid !== undefined })
  const entries = menuOf(session, allRoutes, plan.data?.blocked, path)
  const inMenu = entries.filter(({ inBottomBar }) => inBottomBar !== 'alone')
  // One venue’s bar would lead away from the pages of all.
  const inBar = path.startsWith('/app/group') ? [] : entries.filter(({ inBottomBar }) => inBottomBar)
  /** What opens over the page takes the place of the menu. */
  const instead = (open: (opened: boolean) => void) => () => {
    setMenu(false)
    open(true)
  }
  const showBlocked = instead(setBlockedShown)
  const goToDashboard = () => {
    setMenu(false)
    setBlockedShown(false)
    void navigate({ href: hrefOf({ path: '/app/brand/dashboard', search: { uid: brandUid } }) })
  }
  const sidebar = (
    <Sidebar
      session={session}
      entries={inMenu}
      path={path}
      onSwitch={maySwitch(session) ? instead(setSwitching) : undefined}
      onFollow={() => setMenu(false)}
      onBlocked={showBlocked}
      onUpgrade={plan.data?.isTrial ? instead(setUpgrading) : undefined}
    />
  )
  return (
    <div className={styles.shell} data-bar={inBar.length > 0}>
      <a href="#content" className="skip">
        Skip to content
      </a>
      <aside className={`no-print ${styles.sidebar}`} aria-label="Sidebar">
        {sidebar}
      </aside>
      <OnceOpened opened={menu}>
        <MenuDrawer opened={menu} onClose={() => setMenu(false)}>
          {sidebar}
        </MenuDrawer>
      </OnceOpened>
      <OnceOpened opened={switching}>
        <ProfileSwitcher session={session} opened={switching} onClose={() => setSwitching(false)} />
      </OnceOpened>
      <div className={styles.page}>
        <TopBar session={session} entries={inMenu} live={live} onMenu={() => setMenu(true)} />
        <OfflineBar keeps={session.side === 'influencer' && !session.user.acting} />
        <Banners session={session} paymentDueOf={plan.data?.isPaymentDue ? brandUid : undefined} />
        <main id="content" tabIndex={-1}>
          <Advertised session={session}>
            {!isOthers && isClosed(entries, path) ? (
              <FeatureClosed onDashboard={goToDashboard} />
            ) : (
              <PageOf session={session} path={path} isOwnPage={isOwnPage} />
            )}
          </Advertised>
        </main>
      </div>
      {inBar.length > 0 && (
        <nav className={`no-print ${styles.bottomBar}`} aria-label="Main">
          {inBar.map((entry) => (
            <MenuLink key={entry.to.path} entry={entry} onBlocked={showBlocked} />
          ))}
        </nav>
      )}
      <NewVersion />
      <AskPushPlace />
      <UndoPlace />
      <KeyHelp />
      <Tips />
      <ConfirmIdentity email={session.user.email} />
      {brandUid && upgrading && (
        <Suspense>
          <UpgradeDialog brandUid={brandUid} onClose={() => setUpgrading(false)} />
        </Suspense>
      )}
      <FeatureUnavailable opened={isBlockedShown} onClose={() => setBlockedShown(false)} onDashboard={goToDashboard} />
    </div>
  )
}

/** Our team’s pages are ours alone, and some our admins’. Who has no profile yet, and staff without a second factor, see their own account alone. */
function PageOf({ session, path, isOwnPage }: { session: Session; path: string; isOwnPage: boolean }) {
  if (isOwnPage) return <Outlet />
  // Until they have one, they have no role either.
  if (session.user.second_factor_due) return <SecondFactorFirst />
  if (path.startsWith('/app/admin/') && !session.user.staff_role) {
    const views = session.user.acting?.views
    if (views) return <EmptyState title={`You’re viewing as ${views.name}`} text="Stop to open this page." isPage />
    return <NoAccess isPage />
  }
  const here = allRoutes.filter((route) => route.path === path)
  if (openTo(session.user, here).length < here.length) return <NoAccess isPage />
  return session.current || session.side === 'admin' ? <Outlet /> : <NoProfileYet />
}

/** Keeps what is opened by few unloaded until then, and there from then on, so that it can close as it opened. */
function OnceOpened({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return <Suspense>{wasOpened && children}</Suspense>
}

/** Our own people set up a second factor before any page of ours opens. */
function SecondFactorFirst() {
  return (
    <EmptyState
      title="Set up two-step verification first"
      text="Everyone on our team signs in with a passkey or an authenticator app. It takes a minute to set up."
      action={
        <Button component={LinkTo} to={toOwnAccount()}>
          Set up now
        </Button>
      }
      isPage
    />
  )
}

/** An account that is linked to no profile: nothing of the product is about it yet. */
function NoProfileYet() {
  return (
    <EmptyState
      title="Your account is ready"
      text="Next, set up your profile as a venue or a creator. It takes a few minutes, and we save each step."
      action={
        <Button component={LinkTo} to={toOnboarding()}>
          Set up your profile
        </Button>
      }
      isPage
    />
  )
}
