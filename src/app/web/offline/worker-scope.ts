/** What a service worker has of its browser, as far as ours uses it: TypeScript’s own list cannot stand beside that of pages. */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Asked = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Said = Waiting & { data: unknown }
type Pushed = Waiting & { data: { json: () => unknown } | null }
type Pressed = Waiting & { notification: Notification & { data: unknown } }
type Synced = Waiting & { tag: string }
type Window = {
  url: string
  focused: boolean
  focus: () => Promise<unknown>
  postMessage: (said: string) => void
}

type Events = {
  install: Waiting
  activate: Waiting
  fetch: Asked
  message: Said
  push: Pushed
  sync: Synced
  notificationclick: Pressed
}

export type WorkerScope = {
  registration: ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
  caches: CacheStorage
  location: Location
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<Window[]>
    openWindow: (path: string) => Promise<unknown>
  }
  navigator: {
    setAppBadge?: (count: number) => Promise<void>
    clearAppBadge?: () => Promise<void>
    locks: LockManager
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
}
