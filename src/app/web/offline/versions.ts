/** How often (ms) a page that stays open asks whether there is a newer version. */
const askAgainMs = 3_600_000

/**
 * Registers the service worker, and calls `onNew` with what changes to a newer version once one is ready. Nothing changes by
 * itself: whoever has a form open finishes it first.
 */
export async function followVersions(onNew: (change: () => void) => void): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!container) return
  // The first one that takes over a page is no change of version.
  let hadOne = container.controller !== null
  let asked = false
  container.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    // Another window of ours has changed.
    else if (hadOne) onNew(() => location.reload())
    hadOne = true
  })
  const registration = await container.register('/sw.js', { updateViaCache: 'none' })
  const offer = ({ waiting }: ServiceWorkerRegistration) => {
    if (!waiting || !container.controller) return
    onNew(() => {
      asked = true
      waiting.postMessage('take-over')
    })
  }
  offer(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration))
  })
  const look = () => void registration.update().catch(() => undefined)
  setInterval(look, askAgainMs)
  addEventListener('online', look)
}
