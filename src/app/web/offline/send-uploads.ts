import type { WorkerScope } from './worker-scope.ts'

/*
 * Goes on with uploads that their page left (`kit/web/kept-uploads.ts`), by the tus protocol. It sends the bytes alone: the
 * page of the deliverable takes the file once it is opened.
 */
const scope = globalThis as unknown as WorkerScope

/** The cache that uploads are kept in, what the browser wakes us with, and what pages say and are told. */
export const uploadsName = 'uploads'
/** How much is sent at once (bytes): what a break of the connection can cost. */
const partBytes = 8_000_000
/** How long a page may take to let go of an upload once it is closed (ms). */
const closingMs = 10_000

/**
 * Sends what is kept of the account that is signed in. `waits`: a page is closing, which sends until then. Fails where
 * something is left, so that the browser tries it again.
 */
export async function sendUploads(waits: boolean): Promise<void> {
  if (!(await scope.caches.has(uploadsName))) return
  const cache = await scope.caches.open(uploadsName)
  const all = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const rests = (place: string) => ['arrived', 'refused', 'paused'].some((mark) => all.includes(`${place}/${mark}`))
  let isLeft = false
  for (const place of all.filter((one) => one.split('/').length === 3 && !rests(one))) {
    const isSent = await inTurn(place, waits, (stop) => sendOne(cache, place, stop)).catch(isWithPage)
    if (!isSent) isLeft = true
  }
  if (isLeft) throw new Error('an upload is left')
}

/** A page took an upload over, or has not let go of it: nothing is left to us. */
const isWithPage = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError')

/** One sender for each upload. A page that opens takes it over (`holdUpload`). */
async function inTurn(place: string, waits: boolean, send: (stop: AbortSignal) => Promise<boolean>): Promise<boolean> {
  const stop = new AbortController()
  const options = waits ? { signal: AbortSignal.timeout(closingMs) } : { ifAvailable: true }
  try {
    return await scope.navigator.locks.request(place, options, (lock) => (lock ? send(stop.signal) : true))
  } finally {
    stop.abort()
  }
}

type Asked = { method: 'HEAD' | 'POST' | 'PATCH'; headers?: Record<string, string>; body?: Blob }

/** Answers whether nothing is left to send: all of it has arrived, or it was refused for good. */
async function sendOne(cache: Cache, place: string, signal: AbortSignal): Promise<boolean> {
  const kept = await cache.match(place)
  if (!kept) return true
  const text = (key: string) => decodeURIComponent(kept.headers.get(`x-${key}`) ?? '')
  const file = await kept.blob()
  const ask = async (url: string, { headers: given, ...init }: Asked) => {
    const headers = {
      ...given,
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${await tokenOf(text('account'))}`,
    }
    return fetch(url, { ...init, headers, signal })
  }
  let url = (await (await cache.match(`${place}/address`))?.text()) ?? null
  let offset: number | null = null
  if (url) {
    const begun = await ask(url, { method: 'HEAD' })
    offset = offsetOf(begun)
    // What the server has let go of begins anew.
    if (offset === null && begun.status !== 404 && begun.status !== 410) return false
  }
  if (!url || offset === null) {
    const metadata = `filename ${btoa(String.fromCharCode(...new TextEncoder().encode(text('name'))))}`
    const headers = { 'upload-length': String(file.size), 'upload-metadata': metadata }
    const answer = await ask('/uploads', { method: 'POST', headers })
    if (isRefusal(answer)) return refuse(cache, place, answer)
    url = answer.headers.get('location')
    if (!answer.ok || !url) return false
    await cache.put(`${place}/address`, new Response(url))
    offset = 0
  }
  while (offset < file.size) {
    // Whoever signs out or cancels deletes it.
    if (!(await cache.match(place))) return true
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const answer = await ask(url, { method: 'PATCH', headers, body: file.slice(offset, offset + partBytes) })
    if (isRefusal(answer)) return refuse(cache, place, answer)
    const next = offsetOf(answer)
    if (next === null || next <= offset) return false
    offset = next
  }
  if (offset !== file.size) return false
  if (!(await cache.match(place))) return true
  await cache.put(`${place}/arrived`, new Response('yes'))
  await say(text('name'), text('title'), text('path'))
  return true
}

function offsetOf(answer: Response): number | null {
  const offset = answer.headers.get('upload-offset')
  return answer.ok && offset !== null ? Number(offset) : null
}

/** What may be answered otherwise later: signed out, unknown by now, too slow, somewhere else, gone, locked, too often. */
const passing: readonly number[] = [401, 404, 408, 409, 410, 423, 425, 429]
const isRefusal = ({ status }: Response) => status >= 400 && status < 500 && !passing.includes(status)

/** Keeps why a file is not taken, for its owner to read. Answers that nothing is left to send. */
async function refuse(cache: Cache, place: string, answer: Response): Promise<true> {
  const said = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null
  const words = said?.error?.message ?? 'We couldn’t upload this file. Please try again.'
  if (await cache.match(place)) await cache.put(`${place}/refused`, new Response(words))
  for (const one of await listWindows()) one.postMessage(uploadsName)
  return true
}

const listWindows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** The token of whoever is signed in, who has to be the one whose file it is. */
async function tokenOf(account: string): Promise<string> {
  const ask = () => fetch('/auth/token', { cache: 'no-store' })
  // While none of our windows replaces the cookie (`kit/web/session.ts`).
  const answer = await scope.navigator.locks.request('session-cookie', { mode: 'shared' }, ask)
  if (answer.status !== 200) throw new Error('nobody is signed in')
  const { token } = (await answer.json()) as { token: string }
  const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  if ((JSON.parse(claims) as { sub: string }).sub !== account) throw new Error('somebody else is signed in')
  return token
}

/** Has the browser wake us again, where it can: what woke us before is used up. */
export async function askForSync(): Promise<void> {
  await scope.registration.sync?.register(uploadsName).catch(() => undefined)
}

/** Says that a file has arrived: in the open windows, or as a notification where there is none and it is allowed. */
async function say(file: string, title: string, path: string): Promise<void> {
  const windows = await listWindows()
  for (const one of windows) one.postMessage(uploadsName)
  if (windows.length > 0 || Notification.permission !== 'granted') return
  await scope.registration.showNotification(`${file} is uploaded`, {
    body: `Open ${title} to send it for review.`,
    tag: path,
    icon: '/icon-192.png',
    data: { path },
  })
}
