import { pageFact } from '../../../kit/web/page-facts.ts'

export type PageView = { page_path: string; page_location: string; page_title: string }
type About = Record<string, string | number | null>
/** A tool of someone else's. None is loaded, and nothing is sent to any, before consent (product decisions §10). */
type ThirdParty = { pageView: (view: PageView) => void; event: (name: string, about: About) => void }

let started: ThirdParty[] | null = null

/** Loads what is set, once. */
export function startThirdParties(): void {
  started ??= [
    ...tool(pageFact('google-tag'), googleTag),
    ...tool(pageFact('meta-pixel'), metaPixel),
    ...tool(pageFact('recording-script'), (url) => genericTool(url, pageFact('recording-key'))),
    ...tool(pageFact('onboarding-script'), (url) => genericTool(url, pageFact('onboarding-key'))),
  ]
}

export const areThirdPartiesLoaded = () => started !== null && started.length > 0

export function tellPageView(view: PageView): void {
  for (const party of started ?? []) party.pageView(view)
}

/** Usage events are mirrored to every tool (seed §7). */
export function tellEvent(name: string, about: About): void {
  for (const party of started ?? []) party.event(name, about)
}

function tool(setting: string | undefined, make: (setting: string) => ThirdParty): ThirdParty[] {
  return setting ? [make(setting)] : []
}

function load(src: string, data: Record<string, string> = {}): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  Object.assign(script.dataset, data)
  document.head.append(script)
}

type Command = (...command: unknown[]) => void

/** The general page-view tag: gtag.js, told of each page view by us. */
function googleTag(id: string): ThirdParty {
  const layer: unknown[] = []
  Object.assign(window, { dataLayer: layer })
  const gtag: Command = function () {
    // The tag reads `arguments` objects only; an array is taken for something else.
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  return {
    pageView: (view) => gtag('event', 'page_view', view),
    event: (name, about) => gtag('event', name, about),
  }
}

type Fbq = Command & { queue: unknown[]; callMethod?: Command; push: Command; loaded: boolean; version: string }

/** The ad pixel: fbevents.js with its own queue until it has arrived. */
function metaPixel(id: string): ThirdParty {
  const call: Command = (...command) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else fbq.queue.push(command)
  }
  const fbq: Fbq = Object.assign(call, { queue: [], push: call, loaded: true, version: '2.0' })
  Object.assign(window, { fbq, _fbq: fbq })
  fbq('init', id)
  load('https://connect.facebook.net/en_US/fbevents.js')
  return { pageView: () => fbq('track', 'PageView'), event: (name, about) => fbq('trackCustom', name, about) }
}

/** Session recording and user onboarding: a script with its key, which hears of events as `plusone:event` on the window. */
function genericTool(url: string, key = ''): ThirdParty {
  load(url, { key })
  const say = (name: string, about: About) =>
    void dispatchEvent(new CustomEvent('plusone:event', { detail: { name, ...about } }))
  return { pageView: (view) => say('page_view', view), event: say }
}
