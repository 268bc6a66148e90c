import { Button } from '@mantine/core'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { signOut, useUnendedSession } from '../../domains/accounts/web/sign-out.ts'
import { EmptyState } from '../../kit/web/empty-state.tsx'
import { FullSpinner } from '../../kit/web/full-spinner.tsx'
import { useIsOnline } from '../../kit/web/network.ts'
import { usePage } from '../../kit/web/page.ts'
import { allRoutes } from './routes.ts'

const Shell = lazy(async () => ({ default: (await import('./Shell.tsx')).Shell }))

/** Pages outside /app and the public ones inside it are shown bare; all others inside the signed-in shell. */
export function Root() {
  const pathname = useShownPath()
  const unended = useUnendedSession()
  if (unended) return <StillSignedIn {...unended} />
  if (!isInShell(pathname)) return <Outlet />
  return (
    <Suspense fallback={<FullSpinner />}>
      <Shell />
    </Suspense>
  )
}

/** In place of every page once somebody left: whoever comes to this screen after them sees nothing of theirs. */
function StillSignedIn({ where, why }: NonNullable<ReturnType<typeof useUnendedSession>>) {
  usePage('Still signed in')
  return (
    <main>
      <EmptyState
        title="You’re still signed in on this device"
        text={`We couldn’t sign you out. ${why} We’ve already removed your data from this browser.`}
        action={<Button onClick={() => void signOut(where)}>Sign out</Button>}
        isPage
      />
    </main>
  )
}

/** Where the page that is shown belongs: while the next one is fetched, the address is ahead of it, and a page that changed its frame then would begin anew. */
const useShownPath = () =>
  useRouterState({
    select: ({ isLoading, location, matches: [, page] }) => (isLoading && page ? page : location).pathname,
  })

function isInShell(pathname: string): boolean {
  return pathname.startsWith('/app/') && !allRoutes.find((one) => one.path === pathname)?.public
}

export function NoSuchPage() {
  const home = isInShell(useShownPath()) ? '/app' : '/'
  usePage('Page not found')
  return (
    <Alone>
      <EmptyState
        title="Page not found"
        text="Check the address, or go to the home page."
        action={
          <Button component="a" href={home} variant="default">
            Go to the home page
          </Button>
        }
        isPage
      />
    </Alone>
  )
}

/** A page that could not be opened: its file did not arrive (a newer version is out), or it broke. */
export function BrokenPage() {
  const isOnline = useIsOnline()
  const [wasOffline, setWasOffline] = useState(!isOnline)
  if (!isOnline && !wasOffline) setWasOffline(true)
  useEffect(() => {
    if (!isOnline || !wasOffline) return
    // A browser says that there is a network before it carries anything; files come another way than calls (`offline/`).
    const look = () =>
      void fetch('/assets/').then(
        () => location.reload(),
        () => undefined,
      )
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [isOnline, wasOffline])
  usePage(wasOffline ? 'Offline' : 'Something went wrong')
  if (wasOffline)
    return (
      <Alone>
        <EmptyState
          title="You’re offline"
          text="This page isn’t on your device yet. It’ll open once you’re back online."
          isPage
        />
      </Alone>
    )
  return (
    <Alone>
      <EmptyState
        title="We couldn’t open this page"
        text="Everything you saved is safe. Reloading the page usually helps."
        action={<Button onClick={() => location.reload()}>Reload</Button>}
        isPage
      />
    </Alone>
  )
}

/** A page of its own where there is no shell around it. */
function Alone({ children }: { children: ReactNode }) {
  return isInShell(useShownPath()) ? children : <main>{children}</main>
}
