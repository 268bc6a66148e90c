import { localKeys } from '../../accounts/web/local-keys.ts'
import { errorMet, onHappened } from '../../../kit/web/happenings.ts'
import { pageFact } from '../../../kit/web/page-facts.ts'
import { callServer, signedInToken } from '../../../kit/web/session.ts'
import { pageView } from '../event.ts'
import { activityEvents, type SessionEvent, type SessionRecord, usageSession } from '../usage-session.ts'
import { ownProjectKey, type WireEvent } from '../wire.ts'
import { analyticsClient } from './analytics.ts'
import { mayCount, watchConsent } from './consent.ts'
import { reportError } from './error-log.ts'
import { areThirdPartiesLoaded, startThirdParties, tellEvent, tellPageView } from './third-parties.ts'

const sessionKey = 'usageSession'
const queueKey = 'analyticsQueue'
const deviceKey = 'analyticsDevice'
/** How often the session is looked at; and how close two activities of one tab may be to be looked at. */
const tickMs = 15_000
const looseMs = 1_000
/** Page views are sent from here whatever the answer to consent (seed §2 "Application wrapper"). */
const alwaysViewed = ['/signup', '/login', '/onboarding', '/app/login', '/app/password-reset']
/** What an address may hold that is nobody else's to know. */
const secretParameters = ['token', 'email', 'code', 'sig']

type About = Record<string, string | number | null>

const session = usageSession(crypto.randomUUID(), { read: readRecord, write: writeRecord }, tellSession, () =>
  crypto.randomUUID(),
)
let sequence = 0
/** The page that was seen last: it is told of once, however often it is drawn. */
let seenPath: string | null = null

/** Begins to count what the person agreed to have counted. `onPage` calls back after each change of page. */
export function startCounting(onPage: (seen: () => void) => void): void {
  let lastAt = 0
  const active = (event: Event) => {
    const at = Date.now()
    // Leaving a page is a change of visibility, too: it begins nothing.
    if (document.visibilityState === 'hidden' || at - lastAt < looseMs || !mayCount()) return
    lastAt = at
    session.activity(event.type, at)
  }
  for (const type of activityEvents) addEventListener(type, active, { passive: true, capture: true })
  setInterval(() => session.tick(Date.now()), tickMs)
  addEventListener('pagehide', () => session.unload(Date.now()))
  onPage(seePage)
  onHappened(({ name, about }) => {
    if (name === errorMet) return reportError(String(about.message), about)
    if (mayCount()) count(name, about)
  })
  let isCounting = mayCount()
  watchConsent(() => {
    if (mayCount() === isCounting) return
    isCounting = !isCounting
    if (isCounting) {
      begin()
      seenPath = null
      return seePage()
    }
    session.destroy(Date.now())
    localStorage.removeItem(queueKey)
    // A script of someone else's cannot be taken out of a page.
    if (areThirdPartiesLoaded()) location.reload()
  })
  addEventListener('error', (event) =>
    reportError(event.message, { stack: (event.error as Error | null)?.stack ?? null }),
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) reportError(reason.message, { stack: reason.stack ?? null })
  })
  if (isCounting) begin()
  seePage()
}

function begin(): void {
  startThirdParties()
  if (readQueue().length > 0) void analytics.upload()
}

/** A page view: to our own log on the seed's paths or with consent, to everyone else with consent only. */
function seePage(): void {
  const path = location.pathname
  if (path === seenPath) return
  seenPath = path
  if (!mayCount()) {
    if (alwaysViewed.some((one) => path.startsWith(one))) log(pageView, { type: 'page', name: path }, null, Date.now())
    return
  }
  const at = Date.now()
  session.activity('page', at)
  log(pageView, { type: 'page', name: path, uid: recordInAddress() }, session.id(at), at)
  tellPageView({ page_path: path, page_location: ownLocation(), page_title: document.title })
  track('page_view', { target_type: 'page', target_name: path })
}

/** A product event (seed §7 "Analytics events"), to the analytics client and every tool. */
function count(name: string, about: About): void {
  track(name, about)
  tellEvent(name, about)
}

function tellSession({ name, sessionId, detail, at }: SessionEvent): void {
  log(name, { type: 'session', name: detail }, sessionId, at)
  tellEvent(name, { session_id: sessionId, detail })
}

/** `logUserEvent`, in the seed's shape; it arrives even when the tab closes. What fails is not worth a word to the person. */
function log(
  name: string,
  target: { type: string; name: string; uid?: string | null },
  sessionId: string | null,
  at: number,
): void {
  const isPhone = matchMedia('(pointer: coarse)').matches
  const event = {
    event_name: name,
    event_context: { target_type: target.type, target_name: target.name, target_uid: target.uid ?? null },
    user_profile: currentProfile(),
    event_id: crypto.randomUUID(),
    occurred_at: new Date(at).toISOString(),
    ...(sessionId && { session_id: sessionId }),
    device: isPhone ? 'phone' : 'desk',
  }
  callServer('logUserEvent', event, { keepalive: true }).catch(() => undefined)
}

function currentProfile(): { uid: string | null; type: string } {
  if (localStorage.getItem(localKeys.adminMode)) return { uid: null, type: 'admin' }
  const uid = localStorage.getItem(localKeys.profileUid)
  return { uid, type: (uid && localStorage.getItem(localKeys.profileType)) || 'guest' }
}

const analytics = analyticsClient({
  projectKey: pageFact('analytics-key') ?? ownProjectKey,
  endpoint: async () => {
    const response = await fetch('/ingest/config')
    return ((await response.json()) as { ingestionEndpoint: string }).ingestionEndpoint
  },
  store: {
    read: readQueue,
    write: (events) => localStorage.setItem(queueKey, JSON.stringify(events)),
  },
  send: async (url, form) => {
    const isOwn = new URL(url).origin === location.origin
    const token = isOwn ? await signedInToken() : null
    return fetch(url, { method: 'POST', body: form, headers: token ? { authorization: `Bearer ${token}` } : {} })
  },
  md5: async (text) => (await import('js-md5')).md5(text),
  report: (problem) => reportError(problem, {}, 'warn'),
  now: () => Date.now(),
})

function track(name: string, about: About): void {
  const at = Date.now()
  const record = readRecord()
  const profile = currentProfile()
  analytics.track({
    event_type: name,
    timestamp: at,
    uuid: crypto.randomUUID(),
    device_id: deviceId(),
    user_id: profile.uid,
    session_id: record?.startedAt ?? at,
    event_properties: { ...about, ...(record && { session_uuid: record.id }), profile_uid: profile.uid },
    platform: 'Web',
    sequence_number: (sequence += 1),
  })
}

/** The record that the page is about: an id in its address, rather than that of the profile one acts for. */
function recordInAddress(): string | null {
  const ids = [...new URLSearchParams(location.search).values()].filter((value) => /^[a-z]+_[0-9a-z]{26}$/.test(value))
  return ids.find((id) => id !== currentProfile().uid) ?? ids[0] ?? null
}

function ownLocation(): string {
  const url = new URL(location.href)
  for (const name of secretParameters) url.searchParams.delete(name)
  return url.href
}

/** A name for this browser, made with the consent it needs; it says nothing of the person. */
function deviceId(): string {
  const id = localStorage.getItem(deviceKey) ?? crypto.randomUUID()
  localStorage.setItem(deviceKey, id)
  return id
}

function readRecord(): SessionRecord | null {
  return parsed<SessionRecord>(sessionKey)
}

function writeRecord(record: SessionRecord | null): void {
  if (record) localStorage.setItem(sessionKey, JSON.stringify(record))
  else localStorage.removeItem(sessionKey)
}

function readQueue(): WireEvent[] {
  return parsed<WireEvent[]>(queueKey) ?? []
}

function parsed<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
