import { vi } from 'vitest'
import { queryClient } from '../../kit/web/calls.ts'
import { productName } from '../../kit/web/page-facts.ts'
import { pauseReads } from '../../kit/web/paused-reads.ts'
import { forgetToken } from '../../kit/web/session.ts'
import { identity } from '../../product/identity.ts'
import { networkOf } from './screen-network.ts'

/** How the network treats the calls of a screen; those of the frame around it always go through. */
export type Weather = 'fine' | 'held' | 'broken' | 'offline'

/** The window that a screen is opened in: its network, and what only a real browser has. */
export type ScreenWindow = {
  /** `held`: answers wait until it is fine again. `broken`: something in front of the server answers 502. */
  setWeather: (weather: Weather) => void
  /** The names of the calls that were made of the server, in order. */
  called: string[]
  /** Where the page was left to by a full load, if it was. */
  leftTo: () => string | undefined
  /** What a program said in the console, and promises that nobody looked after. */
  complaints: string[]
  /** Waits for what is under way, and gives the network back. */
  close: () => Promise<void>
}

/** Calls of the signed-in frame: without them there is no place for a screen. */
const frameCalls = new Set(['getUser', 'getSessionAndUserProfile', 'saveConsent', 'listNotifications', 'getBrandPlan'])

/** An element that every browser knows, and this one does not. */
const unknownHere = /^The tag <%s> is unrecognized in this browser.* search$/

/** Opens a window at an address of a served product, as whoever holds the session's `cookie`. */
export function openWindow(url: string, path: string, cookie: string | null): ScreenWindow {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(url + path)
  if (!productName()) document.head.append(factOf('application-name', identity.PRODUCT_NAME))
  localStorage.clear()
  sessionStorage.clear()
  forgetToken()
  // What a page that was left had paused, the next one reads.
  pauseReads()()
  queryClient.clear()
  // What failed is tried again as in the product, but at once.
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })

  const complaints: string[] = []
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      const said = words.map(String).join(' ')
      if (!unknownHere.test(said)) complaints.push(said)
    })
  let left: string | undefined
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(window.location, way).mockImplementation((to) => {
      left = String(to)
    })
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    left = location.pathname
  })

  const called: string[] = []
  let weather: Weather = 'fine'
  let waiting: (() => void)[] = []
  const network = networkOf(url, cookie)
  const underWay = new Set<Promise<Response>>()
  const send = (input: string, init?: RequestInit): Promise<Response> => {
    const answer = network(input, init)
    underWay.add(answer)
    const over = () => void underWay.delete(answer)
    answer.then(over, over)
    return answer
  }
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const call = /^\/call\/(\w+)/.exec(input)?.[1]
    if (call) called.push(call)
    if (call && !frameCalls.has(call)) {
      if (weather === 'held') await new Promise<void>((resolve) => waiting.push(resolve))
      if (weather === 'broken') return new Response('Bad Gateway', { status: 502 })
      if (weather === 'offline') throw new TypeError('fetch failed')
    }
    if (weather === 'offline' && input === '/auth/sign-out') throw new TypeError('fetch failed')
    return send(input, init)
  })
  const setWeather = (next: Weather) => {
    weather = next
    if (next === 'held') return
    for (const go of waiting) go()
    waiting = []
  }
  // A list of fonts that never changes; there are none here.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  return {
    setWeather,
    close: async () => {
      setWeather('fine')
      await Promise.allSettled(underWay)
      vi.unstubAllGlobals()
    },
    called,
    leftTo: () => left,
    complaints,
  }
}

/** What the server writes into the page for its scripts (`pageFact`). */
function factOf(name: string, content: string): HTMLMetaElement {
  return Object.assign(document.createElement('meta'), { name, content })
}
