import { vi } from 'vitest'

/** What a browser keeps by name, with these answers under one name. `vi.unstubAllGlobals` ends it. */
export function browserCaches(name: string, answers: Record<string, Response>): Map<string, Map<string, Response>> {
  const urlOf = (at: string | Request) => new URL(typeof at === 'string' ? at : at.url, 'https://app.test').href
  const shelf = () => new Map<string, Response>()
  const shelves = new Map([[name, new Map(Object.entries(answers).map(([at, answer]) => [urlOf(at), answer]))]])
  vi.stubGlobal('caches', {
    has: async (one: string) => shelves.has(one),
    delete: async (one: string) => shelves.delete(one),
    match: async (at: string | Request) =>
      [...shelves.values()].flatMap((held) => held.get(urlOf(at)) ?? [])[0]?.clone(),
    open: async (one: string) => {
      const held = shelves.get(one) ?? shelf()
      shelves.set(one, held)
      return {
        keys: async () => [...held.keys()].map((url) => new Request(url)),
        match: async (at: string | Request) => held.get(urlOf(at))?.clone(),
        put: async (at: string | Request, answer: Response) => void held.set(urlOf(at), answer),
        delete: async (at: string | Request) => held.delete(urlOf(at)),
      }
    },
  })
  return shelves
}

/** A photo or video as the service worker keeps it when it was shared. */
export const sharedAnswer = (called: string, type: string, at: number) =>
  new Response('bytes', { headers: { 'content-type': type, 'x-name': encodeURIComponent(called), 'x-at': String(at) } })
