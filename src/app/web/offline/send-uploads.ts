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
  const open = all.filter((place) => place.split('/').length === 3 && !all.includes(`${place}/arrived`))
  let isLeft = false
  for (const place of open) {
    if (all.includes(`${place}/paused`)) continue
    const isSent = await inTurn(place, waits, (stop) => sendOne(cache, place, stop)).catch(() => false)
    if (!isSent) isLeft = true
  }
  if (isLeft) throw new Error('an upload is left')
}

/** One sender for each upload. A page that opens takes it over (`holdUpload`). */
async function inTurn(place: string, waits: boolean, send: (stop: AbortSignal) => Promise<boolean>): Promise<boolean> {
  const stop = new AbortController()
  const options = waits ? { signal: AbortSignal.timeout(closingMs) } : { ifAvailable: true }
  try {
    return await scope.navigator.locks.request(place, options, (lock) => (lock ? send(stop.signal) : false))
  } finally {
    stop.abort()
  }
}

type Asked = { method: 'HEAD' | 'POST' | 'PATCH'; headers?: Record<string, string>; body?: Blob }

/** Answers whether nothing is left to send. */
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
  let offset = url ? offsetOf(await ask(url, { method: 'HEAD' })) : null
  if (!url || offset === null) {
    const metadata = `filename ${btoa(String.fromCharCode(...new TextEncoder().encode(text('name'))))}`
    const headers = { 'upload-length': String(file.size), 'upload-metadata': metadata }
    url = (await ask('/uploads', { method: 'POST', headers })).headers.get('location')
    if (!url) return false
    await cache.put(`${place}/address`, new Response(url))
    offset = 0
  }
  while (offset < file.size) {
    // Whoever signs out or cancels deletes it.
    if (!(await cache.match(place))) return true
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const answer = await ask(url, { method: 'PATCH', headers, body: file.slice(offset, offset + partBytes) })
    const next = offsetOf(answer)
    // The page hears the reason when it asks.
    if (next === null && answer.status >= 400 && answer.status < 500 && answer.status !== 423) break
    if (next === null || next <= offset) return false
    offset = next
  }
  if (!(await cache.match(place))) return true
  await cache.put(`${place}/arrived`, new Response('yes'))
  await say(text('name'), text('title'), text('path'))
  return true
}

function offsetOf(answer: Response): number | null {
  const offset = answer.headers.get('upload-offset')
  return answer.ok && offset !== null ? Number(offset) : null
}

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

/** Says that a file has arrived: in the open windows, or as a notification where there is none and it is allowed. */
async function say(file: string, title: string, path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const one of windows) one.postMessage(uploadsName)
  if (windows.length > 0 || Notification.permission !== 'granted') return
  await scope.registration.showNotification(`${file} is uploaded`, {
    body: `Open ${title} to send it for review.`,
    tag: path,
    icon: '/icon-192.png',
    data: { path },
  })
}
