import { forgetSharedFile, keepSharedFor, uploads as name } from './shared-files.ts'

/** How long an upload that nobody came back to is kept (ms): as long as the server keeps what has arrived of it. */
const keptMs = 2 * 24 * 60 * 60_000

/** Whose an upload is, what it is for, and the page that takes it once it has arrived. */
export type UploadAbout = { account: string; of: string; title: string; path: string }
/** `refusal`: why the server does not take it. */
export type KeptUpload = UploadAbout & { file: File; hasArrived: boolean; isPaused: boolean; refusal: string | null }

/** Where each file is kept, and what is written about it one after the other: whether it is there, for which a browser may have no room. */
const places = new WeakMap<File, { place: string; isThere: Promise<boolean> }>()
/** Beside a file: the address of its upload at the server, that all of it has arrived, why it was refused, and that its owner paused it. */
const [address, arrived, refused, paused] = ['/address', '/arrived', '/refused', '/paused']

/**
 * Keeps a file until it is uploaded and taken, so that its upload goes on without the page: by the service worker
 * (`app/web/offline/send-uploads.ts`), at once or when there is a connection, and else when the product is opened again.
 * Answers whether the browser keeps it: it may have no room.
 */
export function keepUpload(file: File, about: UploadAbout): Promise<boolean> {
  const kept = places.get(file)
  if (kept) return kept.isThere
  if (!('caches' in globalThis)) return Promise.resolve(false)
  const place = `/${name}/${crypto.randomUUID()}`
  const isThere = put(place, file, about)
  places.set(file, { place, isThere })
  return isThere
}

async function put(place: string, file: File, { account, of, title, path }: UploadAbout): Promise<boolean> {
  const texts = { name: file.name, account, of, title, path, modified: file.lastModified, at: Date.now() }
  const headers = Object.entries(texts).map(([key, text]): [string, string] => [
    `x-${key}`,
    encodeURIComponent(String(text)),
  ])
  try {
    const cache = await caches.open(name)
    await cache.put(place, new Response(file, { headers: [['content-type', file.type], ...headers] }))
  } catch {
    return false
  }
  await forgetSharedFile(file)
  void askForSync()
  return true
}

/** Has the browser wake the service worker once there is a connection, where it can. */
async function askForSync(): Promise<void> {
  type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
  const registration = (await globalThis.navigator?.serviceWorker?.getRegistration()) as Syncing | undefined
  await registration?.sync?.register(name).catch(() => undefined)
}

/** The uploads of an account that are kept, oldest first. Deletes those of anybody else, and those that are too old. */
export async function findUploads(accountUid: string, now = Date.now()): Promise<KeptUpload[]> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return []
  const cache = await caches.open(name)
  const found: (KeptUpload & { at: number })[] = []
  for (const { url } of await cache.keys()) {
    const place = new URL(url).pathname
    if (place.split('/').length > 3) continue
    const answer = await cache.match(place)
    if (!answer) continue
    const text = (key: string) => decodeURIComponent(answer.headers.get(`x-${key}`) ?? '')
    const at = Number(text('at'))
    if (text('account') !== accountUid || now - at > keptMs) {
      await drop(place)
      continue
    }
    const type = answer.headers.get('content-type') ?? ''
    const file = new File([await answer.blob()], text('name'), { type, lastModified: Number(text('modified')) })
    places.set(file, { place, isThere: Promise.resolve(true) })
    const marks = {
      hasArrived: (await cache.match(place + arrived)) !== undefined,
      isPaused: (await cache.match(place + paused)) !== undefined,
      refusal: (await (await cache.match(place + refused))?.text()) ?? null,
    }
    found.push({ account: accountUid, of: text('of'), title: text('title'), path: text('path'), file, ...marks, at })
  }
  return found.toSorted((a, b) => a.at - b.at)
}

/** Deletes an upload that was taken, or is not wanted. */
export async function dropUpload(file: File): Promise<void> {
  await inTurn(file, async (place) => {
    await drop(place)
    return false
  })
}

/** Writes about a file after what was written before, as long as it is there; `write` answers whether it still is. */
async function inTurn(file: File, write: (place: string) => Promise<boolean>): Promise<void> {
  const kept = places.get(file)
  if (!kept) return
  kept.isThere = kept.isThere.then((isThere) => isThere && write(kept.place))
  await kept.isThere
}

async function drop(place: string): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all(
    [place, ...[address, arrived, refused, paused].map((what) => place + what)].map((one) => cache.delete(one)),
  )
}

/** The address of an upload that has begun, also by the service worker; null where there is none. */
export async function uploadAddress(file: File): Promise<string | null> {
  const place = places.get(file)?.place
  if (!place) return null
  return (await (await (await caches.open(name)).match(place + address))?.text()) ?? null
}

export const saveUploadAddress = (file: File, url: string) => mark(file, address, url)
/** Its owner paused it: nobody else goes on with it. */
export const pauseUpload = (file: File) => mark(file, paused, 'yes')
/** A page goes on with it, whether it was paused or refused. */
export async function resumeUpload(file: File): Promise<void> {
  await Promise.all([mark(file, paused, null), mark(file, refused, null)])
}

function mark(file: File, what: string, text: string | null): Promise<void> {
  return inTurn(file, async (place) => {
    const cache = await caches.open(name)
    const isThere = (await cache.match(place)) !== undefined
    if (text === null || !isThere) await cache.delete(place + what)
    else await cache.put(place + what, new Response(text))
    return isThere
  })
}

/** Sends a file here, and not in the service worker any more, until what it answers is called. `onLost`: another window took it over. */
export function holdUpload(file: File, onLost: () => void): () => void {
  const place = places.get(file)?.place
  if (!place || !globalThis.navigator?.locks) return () => undefined
  const held = Promise.withResolvers<void>()
  let isReleased = false
  navigator.locks.request(place, { steal: true }, () => held.promise).catch(() => isReleased || onLost())
  return () => {
    isReleased = true
    held.resolve()
  }
}

/** Lets the service worker go on with what no page sends. */
export function sendInBackground(): void {
  globalThis.navigator?.serviceWorker?.controller?.postMessage(name)
  void askForSync()
}

/** A hidden page may be closed without another word: the browser wakes the service worker again. */
export function askForSyncWhenHidden(): void {
  if (document.visibilityState === 'hidden') void askForSync()
}

/** Whether a page may be closed while it uploads: the browser wakes the service worker as often as it takes. */
export const canSync = () => 'SyncManager' in globalThis && !!globalThis.navigator?.serviceWorker?.controller

/** When somebody is here: what waits for anybody else is deleted, and uploads go on that their page left. */
export async function keepFilesFor(accountUid: string): Promise<void> {
  await keepSharedFor(accountUid)
  if ((await findUploads(accountUid)).some(({ hasArrived }) => !hasArrived)) sendInBackground()
}
