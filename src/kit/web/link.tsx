import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** Where a link leads: a path of ours with what its address holds. Made by the `to…` functions beside each domain's routes. */
export type To = {
  path: string
  search?: Record<string, string | undefined>
  /** It opens something on the page one is on, which stays where it is scrolled to. */
  stays?: boolean
}

/** A link inside the product, fetched ahead when one is about to follow it. */
export function LinkTo({
  to,
  children,
  ...rest
}: { to: To; children: ReactNode } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return (
    <Link
      to={to.path}
      search={to.search ?? {}}
      preload="intent"
      resetScroll={!to.stays}
      activeOptions={{ includeSearch: false }}
      {...rest}
    >
      {children}
    </Link>
  )
}

/** The address of a link as text. */
export function hrefOf(to: To): string {
  const given = Object.entries(to.search ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const query = new URLSearchParams(given).toString()
  return query ? `${to.path}?${query}` : to.path
}
