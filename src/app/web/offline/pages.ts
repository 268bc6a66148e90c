import type { WorkerScope } from './worker-scope.ts'

const scope = globalThis as unknown as WorkerScope
/** Where the page is kept, whatever its address was. */
export const pagePlace = '/app'
/** On a line that is hardly one, the kept page is shown after this time (ms). */
const patienceMs = 4_000
/** What a creator opens again and again. Other addresses may lead elsewhere, which only the server knows. */
const openedOften = /^\/app(\/influencer\/\w[\w-]*)?\/?$/
/** The server has another version: this one’s page stands in only where there’s no answer. */
const outdatedPlace = '/outdated'
/** The application’s first file is named after all that it leads to. */
const firstFile = /\/assets\/index-[^"]+/

/** A page, and where it was shown from what is kept, the work of keeping it anew. `name` is the cache of this version. */
export async function pageOf(request: Request, name: string): Promise<{ page: Response; after?: Promise<void> }> {
  const { pathname, search } = new URL(request.url)
  if (search === '' && openedOften.test(pathname)) {
    const cache = await scope.caches.open(name)
    const kept = await cache.match(pagePlace, { ignoreVary: true })
    if (kept && !(await cache.match(outdatedPlace))) return { page: kept.clone(), after: renew(cache, kept) }
  }
  const asked = fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  const answer = await Promise.race([asked, late]).catch(() => null)
  return { page: answer ?? (await scope.caches.match(pagePlace, { ignoreVary: true })) ?? (await asked) }
}

/** Keeps the page as the server has it now; of another version only that there is one. Without an answer it stays. */
async function renew(cache: Cache, kept: Response): Promise<void> {
  const answer = await fetch(pagePlace, { priority: 'low' }).catch(() => null)
  if (!answer?.ok) return
  const [before, now] = await Promise.all([kept.text(), answer.clone().text()])
  const isSame = firstFile.exec(before)?.[0] === firstFile.exec(now)?.[0]
  await (isSame ? cache.put(pagePlace, answer) : cache.put(outdatedPlace, new Response()))
}
