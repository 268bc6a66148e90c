import { Button, Skeleton, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallError } from '../contract/errors.ts'
import { EmptyState } from './empty-state.tsx'
import { usePage } from './page.ts'

type Read<T> = { data: T | undefined; error: CallError | null; refetch: () => unknown }

type Props<T> = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** `full` has no margins of its own. */
  width?: 'narrow' | 'wide' | 'full'
  /** Hides the heading where the content brings its own. */
  bare?: boolean
} & ({ of: Read<T>; children: (data: T) => ReactNode } | { of?: undefined; children: ReactNode })

/** Every page: its title, and the loading, error and no-permission states of what it shows. */
export function Screen<T>(props: Props<T>) {
  const { title, lead, actions, width, bare } = props
  usePage(title)
  return (
    <div className={`screen ${width ?? ''}`}>
      {!bare && (
        <header className="page-header">
          <div>
            <Title order={1}>{title}</Title>
            {lead && <div className="dim">{lead}</div>}
          </div>
          {actions && <div className="no-print">{actions}</div>}
        </header>
      )}
      {props.of ? <Loaded of={props.of}>{props.children}</Loaded> : props.children}
    </div>
  )
}

/** The states of one read inside a page. `shape` is drawn while it loads, in the shape of what comes. */
export function Loaded<T>({
  of,
  shape,
  children,
}: {
  of: Read<T>
  shape?: ReactNode
  children: (data: T) => ReactNode
}) {
  if (of.data !== undefined) return children(of.data)
  if (!of.error && shape) return shape
  if (!of.error) {
    return (
      <Stack component="output" aria-busy="true" aria-label="Loading">
        <Skeleton height={72} radius="lg" />
        <Skeleton height={180} radius="lg" />
        <Skeleton height={180} radius="lg" />
      </Stack>
    )
  }
  if (of.error.code === 'permission-denied')
    return (
      <EmptyState title="You don’t have access to this page" text="If you think you should, ask whoever invited you." />
    )
  if (of.error.code === 'not-found') return <EmptyState title="There’s nothing here" text={of.error.message} />
  return (
    <div className="note" data-tone="bad" role="alert">
      <b>We couldn’t load this</b>
      <p className="note-text">{of.error.message}</p>
      <Button size="sm" variant="default" onClick={() => of.refetch()}>
        Try again
      </Button>
    </div>
  )
}
