import { pageOf, pagePlace } from './pages.ts'
import { askForSync, sendUploads, uploadsName } from './send-uploads.ts'
import type { Asked, WorkerScope } from './worker-scope.ts'

/*
 * The application without a connection: its page, and the files that the pages of a creator and a venue’s door are drawn with
 * (docs/decisions/029-without-a-connection.md). What a person sees is not here: that is kept by `kit/web/kept-answers.ts`.
 * What it imports nobody else does, so that it is one file; `tools/build/offline-files.ts` writes before it what it keeps.
 */
declare const offline: { version: string; files: readonly string[] }
const scope = globalThis as unknown as WorkerScope

const named = 'files '
const name = named + offline.version
/** Pages below /app that the server writes itself. */
const open = /^\/app\/(account-manager|influencer\/profile)(\/|$)/

scope.addEventListener('install', (event) => event.waitUntil(fill()))
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOld(), scope.clients.claim()])))
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting()
  if (event.data === uploadsName) event.waitUntil(sendUploads(true).catch(askForSync))
})
scope.addEventListener('sync', (event) => {
  if (event.tag === uploadsName) event.waitUntil(sendUploads(false))
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && origin === scope.location.origin && pathname === shareAction)
    return event.respondWith(takeShared(request))
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (request.mode === 'navigate' && /^\/(app|door)(\/|$)/.test(pathname) && !open.test(pathname)) showPage(event)
})
scope.addEventListener('push', (event) => {
  const said = event.data?.json() as Said | undefined
  if (said) event.waitUntil(Promise.all([show(said), scope.navigator.setAppBadge?.(said.unread)]))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead((event.notification.data as { path: string }).path))
})

/** Where the phone’s share sheet sends files to (`site.webmanifest`), and the page that then asks where they belong. */
const [shareAction, sharePage] = ['/app/share', '/app/influencer/share']
/** Read by `kit/web/shared-files.ts`. */
const sharedName = 'shared'
const mostShared = 10

/** Keeps what was shared until the page takes it: somebody may have to sign in first. A newer share takes its place. */
async function takeShared(request: Request): Promise<Response> {
  const files = (await request.formData()).getAll('files').filter((one) => one instanceof File)
  await scope.caches.delete(sharedName)
  const cache = await scope.caches.open(sharedName)
  const at = String(Date.now())
  for (const [place, file] of files.slice(0, mostShared).entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name), 'x-at': at }
    await cache.put(`/${sharedName}/${place}`, new Response(file, { headers }))
  }
  return Response.redirect(sharePage, 303)
}

/** A notification as the server pushes it (`notifications/server/push-outbox.ts`). */
type Said = { title: string; body: string; path: string; tag: string; unread: number }

/** One notification for each thing, also where it is pushed twice. */
const show = ({ title, body, path, tag }: Said) =>
  scope.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } })

/** Where a notification leads. A window that is open somewhere else stays there: somebody may be writing in it. */
async function lead(path: string): Promise<void> {
  const address = new URL(path, scope.location.origin)
  if (address.origin !== scope.location.origin) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address.href)
  await (there ? there.focus() : scope.clients.openWindow(address.href))
}

/** Gets every file once, and the page that they belong to; what a version before has under the same name is the same. */
async function fill(): Promise<void> {
  const cache = await scope.caches.open(name)
  const add = async (file: string) => {
    const kept = await scope.caches.match(file, { ignoreVary: true })
    await (kept ? cache.put(file, kept) : cache.add(file))
  }
  await Promise.all([cache.add(pagePlace), ...offline.files.map(add)])
}

/** The version before stays: a window of it may still be open, with a form that nobody has sent yet. */
async function dropOld(): Promise<void> {
  const names = (await scope.caches.keys()).filter((one) => one.startsWith(named) && one !== name)
  await Promise.all(names.slice(0, -1).map((one) => scope.caches.delete(one)))
}

/** Files never change under their name: the kept one is as good as the server's. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await scope.caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && answer.status === 200) {
    const copy = answer.clone()
    void scope.caches.open(name).then((cache) => cache.put(request, copy))
  }
  return answer
}

/** The page, and what is to be done once it is shown. */
function showPage(event: Asked): void {
  const shown = pageOf(event.request, name)
  event.respondWith(shown.then(({ page }) => page))
  event.waitUntil(
    shown.then(
      ({ after }) => after,
      () => undefined,
    ),
  )
}
