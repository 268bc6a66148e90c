import { Button, Title } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import type { CallError } from '../contract/errors.ts'
import { EmptyState } from './empty-state.tsx'
import { isUnreached, useIsOnline } from './network.ts'
import { usePage } from './page.ts'
import { type Shape, ToCome } from './to-come.tsx'

type Read<T> = { data: T | undefined; error: CallError | null; refetch: () => unknown }

/** Two reads as one, for a page that would jump if one of them came later. */
export function together<A, B>(a: Read<A>, b: Read<B>): Read<[A, B]> {
  return {
    data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
    error: a.error ?? b.error,
    refetch: () => Promise.all([a.refetch(), b.refetch()]),
  }
}

type Props<T> = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** `full` has no margins of its own. */
  width?: 'narrow' | 'wide' | 'full'
  /** Its parts scroll by themselves in what the bars leave of the window, which has nothing to scroll: `wide` not on a phone. */
  fills?: 'always' | 'wide'
  /** Hides the heading where the content brings its own. */
  bare?: boolean
} & ({ of: Read<T>; shape?: Shape; children: (data: T) => ReactNode } | { of?: undefined; children: ReactNode })

/** Every page: its title, and the loading, error and no-permission states of what it shows. */
export function Screen<T>(props: Props<T>) {
  const { title, lead, actions, width, fills, bare } = props
  usePage(title)
  // Nothing of a page is drawn around its refusal.
  if (props.of?.error?.code === 'permission-denied' && props.of.data === undefined)
    return <NoAccess of={props.of.error} isPage />
  // What brings its own heading isn’t there.
  const isMissing = props.of?.data === undefined && isUnreached(props.of?.error)
  return (
    <div className={`screen ${width ?? ''}`} data-fills={fills}>
      {(!bare || isMissing) && (
        <header className="page-header">
          <div>
            <Title order={1}>{title}</Title>
            {lead && <div className="dim">{lead}</div>}
          </div>
          {actions && <div className="no-print">{actions}</div>}
        </header>
      )}
      {props.of ? (
        <Loaded of={props.of} shape={props.shape}>
          {props.children}
        </Loaded>
      ) : (
        props.children
      )}
    </div>
  )
}

/** Whether what was not found is a link that somebody was sent: its refusal says what became of it. */
const isLink = ({ message }: CallError) => /^This (door )?link|^This invitation/.test(message)

/** Whether a refusal says itself why nothing is shown, and what to do. */
const explains = ({ details }: CallError) => typeof details === 'object' && details !== null && 'explains' in details

/** In place of what somebody’s role may not see; `of` is its refusal. */
export function NoAccess({ of, isPage = false }: { of?: CallError; isPage?: boolean }) {
  if (of && explains(of)) return <EmptyState title="Not shown here" text={of.message} isPage={isPage} />
  return (
    <EmptyState
      title="You don’t have access to this page"
      text="If you think you should, ask whoever invited you."
      isPage={isPage}
    />
  )
}

/** The states of one read inside a page. `shape` is drawn while it loads: the shape of what comes, or a drawing of its own. */
export function Loaded<T>({
  of,
  shape = 'list',
  children,
}: {
  of: Read<T>
  shape?: Shape | ReactElement | undefined
  children: (data: T) => ReactNode
}) {
  const isOnline = useIsOnline()
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return typeof shape === 'string' ? <ToCome shape={shape} /> : shape
  if (of.error.code === 'permission-denied') return <NoAccess of={of.error} />
  if (of.error.code === 'not-found')
    return (
      <EmptyState
        title={isLink(of.error) ? 'This link doesn’t work' : 'There’s nothing here'}
        text={of.error.message}
      />
    )
  if (!isOnline && isUnreached(of.error))
    return (
      <div className="note" data-tone="mute">
        <b>You’re offline</b>
        <p className="note-text">This isn’t on your device yet. It’ll load once you’re back online.</p>
      </div>
    )
  return (
    <div className="note" data-tone="bad" role="alert">
      <b>We couldn’t load this</b>
      <p className="note-text">{of.error.message}</p>
      {of.error.code !== 'failed-precondition' && (
        <Button size="sm" variant="default" onClick={() => of.refetch()}>
          Try again
        </Button>
      )}
    </div>
  )
}
