/** How long shared files are kept (ms). */
const keptMs = 24 * 60 * 60_000
/** The cache that the service worker puts them in. */
const name = 'shared'
/** The cache of what was made here (`waiting-files.ts`). */
export const waiting = 'waiting'
/** The cache of files that are being uploaded (`kept-uploads.ts`). */
export const uploads = 'uploads'
/** The cache entry that names the account the files belong to. A new share has none. */
const ownerPlace = `/${name}/owner`

const isOwnerPlace = ({ url }: Request) => new URL(url).pathname === ownerPlace
const timeOf = (answer: Response) => answer.headers.get('x-at') ?? ''

/** The cache entry of each file, and when it was shared. */
const places = new WeakMap<File, { request: Request; at: string }>()

/**
 * Assigns waiting files to this account, so that the next account signed in on the device can't see them. Deletes files of another
 * account, and files older than a day.
 */
export async function keepSharedFor(accountUid: string, now = Date.now()): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return
  const cache = await caches.open(name)
  const owner = await (await cache.match(ownerPlace))?.text()
  if (owner !== undefined && owner !== accountUid) return forgetSharedFiles()
  if (owner === undefined) await cache.put(ownerPlace, new Response(accountUid))
  for (const request of await listPlaces(cache)) {
    const answer = await cache.match(request)
    if (!answer || now - Number(timeOf(answer)) > keptMs) await cache.delete(request)
  }
  await dropEmpty(cache)
}

/** The files an account shared from the phone’s share sheet, oldest first; empty if there are none. */
export async function findSharedFiles(accountUid: string, now = Date.now()): Promise<File[]> {
  await keepSharedFor(accountUid, now)
  if (!('caches' in globalThis) || !(await caches.has(name))) return []
  const cache = await caches.open(name)
  const files: File[] = []
  for (const request of await listPlaces(cache)) {
    const answer = await cache.match(request)
    if (!answer) continue
    const at = timeOf(answer)
    const type = answer.headers.get('content-type') ?? ''
    const called = decodeURIComponent(answer.headers.get('x-name') ?? 'file')
    const file = new File([await answer.blob()], called, { type })
    places.set(file, { request, at })
    files.push(file)
  }
  return files
}

/** Deletes a shared file once it is uploaded or discarded. Does nothing for a file that was not shared. */
export async function forgetSharedFile(file: File): Promise<void> {
  const place = places.get(file)
  if (!place || !(await caches.has(name))) return
  const cache = await caches.open(name)
  const answer = await cache.match(place.request)
  // A newer share may have taken its place.
  if (!answer || timeOf(answer) !== place.at) return
  await cache.delete(place.request)
  await dropEmpty(cache)
}

/** Deletes every file that this browser keeps for somebody: those that were shared, wait to be sent, or are being uploaded. */
export async function forgetFiles(): Promise<void> {
  await forgetSharedFiles()
  if ('caches' in globalThis) await Promise.all([caches.delete(waiting), caches.delete(uploads)])
}

/** Deletes every shared file. */
export async function forgetSharedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(name)
}

const listPlaces = async (cache: Cache) => (await cache.keys()).filter((request) => !isOwnerPlace(request))

async function dropEmpty(cache: Cache): Promise<void> {
  if ((await listPlaces(cache)).length === 0) await forgetSharedFiles()
}
