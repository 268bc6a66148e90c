import { waiting as name } from './shared-files.ts'

/** Files that were made here and wait to be sent. Signing out deletes them (`forgetFiles`). */
const placeOf = (key: string) => `/${name}/${key}`
/** For browsers that keep nothing: until the page is closed. */
const held = new Map<string, File>()

/** Keeps a file under a key until it is dropped, also over a reload. */
export async function keepWaitingFile(key: string, file: File): Promise<void> {
  held.set(key, file)
  if (!('caches' in globalThis)) return
  const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
  // A full disk keeps it until the page is closed.
  await caches
    .open(name)
    .then((cache) => cache.put(placeOf(key), new Response(file, { headers })))
    .catch(() => undefined)
}

/** The file that is kept under a key; null when there is none any more. */
export async function findWaitingFile(key: string): Promise<File | null> {
  const here = held.get(key)
  if (here) return here
  if (!('caches' in globalThis) || !(await caches.has(name))) return null
  const answer = await (await caches.open(name)).match(placeOf(key))
  if (!answer) return null
  const called = decodeURIComponent(answer.headers.get('x-name') ?? 'file')
  return new File([await answer.blob()], called, { type: answer.headers.get('content-type') ?? '' })
}

export async function dropWaitingFile(key: string): Promise<void> {
  held.delete(key)
  if ('caches' in globalThis && (await caches.has(name))) await (await caches.open(name)).delete(placeOf(key))
}
