import { IconLifebuoy, IconSchool } from '@tabler/icons-react'
import type { Side, StaffRole } from '../../../access/roles.ts'
import type { Address } from '../../../kit/web/link.tsx'
import { pageFact } from '../../../kit/web/page-facts.ts'
import type { MenuEntry, ScreenRoute } from '../../../kit/web/route.ts'

/** `blocked`: it says that the feature is unavailable. `href`: an address outside the product. `isHere`: a page that belongs to it is open. */
export type ShownEntry = MenuEntry<Side> & { to: Address; href?: string; blocked?: boolean; isHere?: boolean }

/** The menu of a side, from the routes that ask to be in it, so that no entry leads nowhere. */
export function menuOf(
  session: { side: Side; current: { uid: string } | null; user: { staff_role: StaffRole | null } },
  routes: readonly ScreenRoute<Side>[],
  blocked: readonly string[] = [],
  path = '',
): ShownEntry[] {
  const search = session.side === 'admin' ? {} : { uid: session.current?.uid }
  const here = routes.find((route) => route.path === path)?.under
  const entries = openTo(session.user, routes).flatMap((route) =>
    (route.menu ?? []).map((entry) => ({
      ...entry,
      to: { path: route.path, search },
      isHere: route.path === here,
      blocked: entry.trialBlocked !== undefined && blocked.includes(entry.trialBlocked),
    })),
  )
  return [...entries, ...elsewhere].filter((entry) => entry.for === session.side).sort((a, b) => a.order - b.order)
}

/** The pages that somebody’s role on our team lets them open; the server refuses what the others ask for. */
export function openTo<Route extends { adminsOnly?: true }>(
  { staff_role }: { staff_role: StaffRole | null },
  routes: readonly Route[],
): Route[] {
  return routes.filter(({ adminsOnly }) => !adminsOnly || staff_role === 'admin')
}

/** Whether what is at this address is closed by a trial, and its screen does not say so itself. */
export function isClosed(entries: readonly ShownEntry[], path: string): boolean {
  return entries.some((entry) => entry.blocked && !entry.hasOwnWall && entry.to.path === path)
}

/** What may lie outside the product (settings SUPPORT_URL, TRAINING_URL). */
const support = { label: 'Support', icon: IconLifebuoy, ...placeOf('/support', pageFact('support')) }
const elsewhere: ShownEntry[] = [
  { for: 'brand', order: 90, ...support },
  { for: 'influencer', order: 90, ...support },
  {
    for: 'admin',
    order: 130,
    label: 'Training',
    icon: IconSchool,
    ...placeOf('/app/admin/training', pageFact('training')),
  },
  { for: 'admin', order: 140, ...support },
]

function placeOf(path: string, href: string | undefined) {
  return { to: { path }, ...(href && { href }) }
}
