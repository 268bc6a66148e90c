import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { EmptyState } from '../../kit/web/empty-state.tsx'
import { FullSpinner } from '../../kit/web/full-spinner.tsx'
import { useIsOnline } from '../../kit/web/network.ts'
import { usePage } from '../../kit/web/page.ts'
import { allRoutes } from './routes.ts'

const Shell = lazy(async () => ({ default: (await import('./Shell.tsx')).Shell }))

/** Pages outside /app and the public ones inside it are shown bare; all others inside the signed-in shell. */
export function Root() {
  const { pathname } = useLocation()
  if (!isInShell(pathname)) return <Outlet />
  return (
    <Suspense fallback={<FullSpinner />}>
      <Shell />
    </Suspense>
  )
}

function isInShell(pathname: string): boolean {
  return pathname.startsWith('/app/') && !allRoutes.find((one) => one.path === pathname)?.public
}

export function NoSuchPage() {
  usePage('No such page')
  return (
    <Alone>
      <EmptyState
        title="Page not found"
        text="Check the address, or head back to the start."
        action={<Start />}
        isPage
      />
    </Alone>
  )
}

/** A page that could not be opened: its file did not arrive (a newer version is out), or it broke. */
export function BrokenPage() {
  const isOnline = useIsOnline()
  usePage(isOnline ? 'Something went wrong' : 'Offline')
  useWindowEvent('online', () => location.reload())
  if (!isOnline)
    return (
      <Alone>
        <EmptyState
          title="You’re offline"
          text="This page isn’t on your device yet. It opens by itself once you’re back online."
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
  const { pathname } = useLocation()
  return isInShell(pathname) ? children : <main>{children}</main>
}

function Start() {
  return (
    <Button component="a" href="/" variant="default">
      Go to the start page
    </Button>
  )
}
