import type { BrowserContext, Page } from 'playwright-core'

/** Where the network goes: before the server hears of it, or once it has done it and answers. */
export type Cut = 'on the way there' | 'on the way back'

/** Does something while the network goes in the middle of what it sends to an address, and comes back a moment later. */
export async function cutIn(
  { page, context }: { page: Page; context: BrowserContext },
  address: string,
  where: Cut,
  act: () => Promise<unknown>,
): Promise<void> {
  const { promise: cut, resolve } = Promise.withResolvers<void>()
  let isCut = false
  await context.route(address, async (route) => {
    if (isCut) return route.continue()
    isCut = true
    if (where === 'on the way back') await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
    resolve()
  })
  await act()
  await cut
  await page.waitForFunction(() => !navigator.onLine)
  await context.setOffline(false)
  await context.unroute(address)
}
