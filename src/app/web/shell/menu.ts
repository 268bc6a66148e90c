import type { Side } from '../../../domains/profiles/web/session.tsx'
import type { To } from '../../../kit/web/link.tsx'
import type { MenuEntry, ScreenRoute } from '../../../kit/web/route.ts'

export type ShownEntry = MenuEntry & { path: string; to: To }

/** The menu of a side (seed §2), from the routes that ask to be in it, so that no entry leads nowhere. */
export function menuOf(
  session: { side: Side; current: { uid: string } | null },
  routes: readonly ScreenRoute[],
): ShownEntry[] {
  const search = session.side === 'admin' ? {} : { uid: session.current?.uid }
  return routes
    .flatMap((route) =>
      (route.menu ?? []).map((entry) => ({ ...entry, path: route.path, to: { path: route.path, search } })),
    )
    .filter((entry) => entry.for === session.side)
    .sort((a, b) => a.order - b.order)
}
