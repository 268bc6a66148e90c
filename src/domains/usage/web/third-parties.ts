import { pageFact } from '../../../kit/web/page-facts.ts'
import { isPlain, plainLocation } from './addresses.ts'

export type PageView = { page_path: string; page_location: string; page_title: string }
type About = Record<string, string | number | null>
type Send = (name: string, about: About) => void
/**
 * A tool of someone else's. None is loaded, and nothing is sent to any, before consent. `session` is
 * for those that get the usage session as well: the page-view tag and the recorder.
 */
type ThirdParty = { pageView: (view: PageView) => void; event: Send; session?: Send }

let started: ThirdParty[] | null = null

/** Loads what is set, once. */
export function startThirdParties(): void {
  started ??= [
    ...tool(pageFact('google-tag'), googleTag),
    ...tool(pageFact('meta-pixel'), metaPixel),
    ...tool(pageFact('recording-script'), recorder),
    ...tool(pageFact('onboarding-script'), (url) => genericTool(url, pageFact('onboarding-key'))),
  ]
}

export const areThirdPartiesLoaded = () => started !== null && started.length > 0

export function sendPageView(view: PageView): void {
  for (const tool of started ?? []) tool.pageView(view)
}

/** An analytics event, to every tool. */
export const sendEvent: Send = (name, about) => {
  for (const tool of started ?? []) tool.event(name, about)
}

export const sendSession: Send = (name, about) => {
  for (const tool of started ?? []) tool.session?.(name, about)
}

function tool(setting: string | undefined, make: (setting: string) => ThirdParty): ThirdParty[] {
  return setting ? [make(setting)] : []
}

function load(src: string, data: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  Object.assign(script.dataset, data)
  document.head.append(script)
  return script
}

type Command = (...command: unknown[]) => void

/** The general page-view tag: gtag.js, told of each page view by us. It would read the address itself: it is told one instead. */
function googleTag(id: string): ThirdParty {
  const layer: unknown[] = []
  Object.assign(window, { dataLayer: layer })
  const gtag: Command = function () {
    // The tag reads `arguments` objects only; an array is taken for something else.
    layer.push(arguments)
  }
  const event: Send = (name, about) => gtag('event', name, about)
  gtag('js', new Date())
  gtag('set', { page_location: plainLocation(location), page_referrer: '' })
  gtag('config', id, { send_page_view: false })
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  const pageView = (view: PageView) => {
    gtag('set', { page_location: view.page_location })
    event('page_view', view)
  }
  return { pageView, event, session: event }
}

type Fbq = Command & {
  queue: unknown[]
  callMethod?: Command
  push: Command
  loaded: boolean
  version: string
  disablePushState: boolean
}

/**
 * The ad pixel: fbevents.js with its own queue until it has arrived. It reads the address itself, and nothing can be told it
 * instead: it hears nothing on a page whose address says more than which page it is, and finds nothing out by itself.
 */
function metaPixel(id: string): ThirdParty {
  const call: Command = (...command) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else fbq.queue.push(command)
  }
  const parts = { queue: [], push: call, loaded: true, version: '2.0', disablePushState: true }
  const fbq: Fbq = Object.assign(call, parts)
  Object.assign(window, { fbq, _fbq: fbq })
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  load('https://connect.facebook.net/en_US/fbevents.js')
  const track: Command = (...command) => {
    if (isPlain(location)) fbq(...command)
  }
  return { pageView: () => track('track', 'PageView'), event: (name, about) => track('trackCustom', name, about) }
}

function recorder(url: string): ThirdParty {
  const tool = genericTool(url, pageFact('recording-key'))
  return { ...tool, session: tool.event }
}

/**
 * Session recording and user onboarding: a script with its key as `data-key`. What happens is sent to it alone, as
 * `plusone:event` at its own script element (`document.currentScript`); what happens while it is still loading, once it is there.
 */
function genericTool(url: string, key = ''): ThirdParty {
  const script = load(url, { key })
  let waiting: (() => void)[] | null = []
  script.addEventListener('load', () => {
    for (const send of waiting ?? []) send()
    waiting = null
  })
  const event: Send = (name, about) => {
    const send = () => void script.dispatchEvent(new CustomEvent('plusone:event', { detail: { name, ...about } }))
    if (waiting) waiting.push(send)
    else send()
  }
  return { pageView: (view) => event('page_view', view), event }
}
