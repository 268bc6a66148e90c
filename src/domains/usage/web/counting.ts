import { beforeSignOut } from '../../accounts/web/before-sign-out.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { errorMet, onHappened } from '../../../kit/web/happenings.ts'
import { pageFact } from '../../../kit/web/page-facts.ts'
import { callServer, signedInToken } from '../../../kit/web/session.ts'
import { clientPageView, pageView, pathAsTarget } from '../event.ts'
import { activityEvents, activityMs, type SessionEvent, type SessionRecord, usageSession } from '../usage-session.ts'
import { ownProjectKey, type WireEvent } from '../wire.ts'
import { isAlwaysViewed, isUncounted, plainLocation, recordIn } from './addresses.ts'
import { analyticsClient } from './analytics.ts'
import { mayCount, watchConsent } from './consent.ts'
import { reportError } from './error-log.ts'
import { readStored, readStoredJson, writeStored } from './stored.ts'
import { areThirdPartiesLoaded, startThirdParties, sendEvent, sendPageView, sendSession } from './third-parties.ts'

/** How often the session is looked at; and how close two activities of one tab may be to be looked at. */
const tickMs = 15_000
const looseMs = 1_000
/** A page's title is written after it is drawn. */
const titleMs = 100
/** Signing out waits for what is still to be sent, but not longer. */
const longestLeaveMs = 3_000
/** As long as a stored value may take to reach the other tabs of a busy machine. */
const arrivalMs = 250
type About = Record<string, string | number | null>

const session = usageSession(crypto.randomUUID(), { read: readRecord, write: writeRecord }, sessionHappened, () =>
  crypto.randomUUID(),
)
let sequence = 0
/** The page that was seen last: it is told of once, however often it is drawn. */
let seenPath: string | null = null
/** When the person last did something here. */
let lastInputAt = -Infinity
/** They are signing out: what they do until the page is left belongs to nobody. */
let isLeft = false
/** The page closes now, or its session does: what is sent waits for nothing. */
let isClosing = false
const underWay = new Set<Promise<unknown>>()

/** Begins to count what the person agreed to have counted. `onPage` calls back after each change of page. */
export function startCounting(onPage: (seen: () => void) => void): void {
  const active = (event: Event) => {
    const at = Date.now()
    // Leaving a page is a change of visibility, too: it begins nothing.
    if (document.visibilityState === 'hidden') return
    // A page that was opened in the background is seen when it is looked at.
    if (event.type === 'visibilitychange') seePage()
    if (at - lastInputAt < looseMs || !counts()) return
    lastInputAt = at
    oneTabAtATime(() => session.activity(event.type, at))
  }
  for (const type of activityEvents) addEventListener(type, active, { passive: true, capture: true })
  setInterval(() => oneTabAtATime(() => session.tick(Date.now())), tickMs)
  addEventListener('pagehide', () => {
    if (counts()) closing(() => session.unload(Date.now()))
  })
  onPage(seePage)
  onHappened(({ name, about }) => {
    if (name === errorMet) return reportError(String(about.message), about)
    if (counts()) count(name, about)
  })
  let isCounting = mayCount()
  watchConsent(() => {
    if (mayCount() === isCounting) return
    isCounting = !isCounting
    if (isCounting) {
      seenPath = null
      return seePage()
    }
    closing(() => session.destroy(Date.now()))
    forgetCounted()
    // A script of someone else's cannot be taken out of a page.
    if (areThirdPartiesLoaded()) location.reload()
  })
  beforeSignOut(leaveCounting)
  addEventListener('error', (event) =>
    reportError(event.message, { stack: (event.error as Error | null)?.stack ?? null }),
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) reportError(reason.message, { stack: reason.stack ?? null })
  })
  if (counts() && readQueue().length > 0) void analytics.upload()
  seePage()
}

/** Whether what happens on this page, now, may be counted. */
function counts(): boolean {
  return mayCount() && !isLeft && !isUncounted(location)
}

/** What is counted belongs to who signs out now: it is sent while they are signed in, and nothing of it stays for the next one. */
async function leaveCounting(): Promise<void> {
  if (!mayCount()) return
  isLeft = true
  closing(() => session.destroy(Date.now()))
  const sent = Promise.allSettled([...underWay, analytics.upload()])
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, longestLeaveMs))])
  forgetCounted()
}

function forgetCounted(): void {
  for (const key of [localKeys.usageSession, localKeys.analyticsQueue, localKeys.analyticsDevice])
    writeStored(key, null)
}

/**
 * Tabs that are restored together find one session: the second one looks after the first one has written. What one process
 * stores reaches another a moment later than the lock does, so that whoever began a session holds the lock until then.
 */
function oneTabAtATime(run: () => void): void {
  const runIfStill = () => {
    if (!counts()) return
    const before = readRecord()?.id
    run()
    if (readRecord()?.id !== before) return new Promise<void>((resolve) => setTimeout(resolve, arrivalMs))
  }
  // Without https there are no locks.
  if (navigator.locks) void navigator.locks.request(localKeys.usageSession, runIfStill)
  else void runIfStill()
}

function closing(run: () => void): void {
  isClosing = true
  run()
  isClosing = false
}

/** A page view: to our own log on the open paths (`addresses.ts`) or with consent, to everyone else with consent only. */
function seePage(): void {
  const path = location.pathname
  if (path === seenPath || document.visibilityState === 'hidden' || isUncounted(location) || isLeft) return
  const at = Date.now()
  const isOpened = seenPath === null
  seenPath = path
  const target = { type: 'page', name: pathAsTarget(path) }
  if (!mayCount()) {
    // As nobody: who said no is not followed by name either.
    if (isAlwaysViewed(path)) log(pageView, target, null, at, 'nobody')
    return
  }
  startThirdParties()
  const uid = recordIn(location, currentProfile().uid)
  oneTabAtATime(() => {
    // Whoever opens a page or follows a link did something; a page that changes by itself is nobody's doing.
    if (isOpened || at - lastInputAt < activityMs) session.activity('page', at)
    log(pageView, { ...target, uid }, session.id(at), at)
    track(clientPageView, { target_type: 'page', target_name: target.name })
  })
  const view = { page_path: target.name, page_location: plainLocation(location) }
  setTimeout(() => {
    if (counts() && location.pathname === path) sendPageView({ ...view, page_title: document.title })
  }, titleMs)
}

/** A product event, to the analytics client and every tool. */
function count(name: string, about: About): void {
  startThirdParties()
  track(name, about)
  sendEvent(name, about)
}

function sessionHappened({ name, sessionId, detail, at }: SessionEvent): void {
  log(name, { type: 'session', name: detail }, sessionId, at)
  // The end that a no brings is nobody else's to know.
  if (mayCount()) sendSession(name, { session_id: sessionId, detail })
}

/** `logUserEvent`; it arrives even when the tab closes. What fails is not worth a word to the person. */
function log(
  name: string,
  target: { type: string; name: string; uid?: string | null },
  sessionId: string | null,
  at: number,
  as: 'known' | 'nobody' | undefined = isClosing ? 'known' : undefined,
): void {
  const isPhone = matchMedia('(pointer: coarse)').matches
  const event = {
    event_name: name,
    event_context: { target_type: target.type, target_name: target.name, target_uid: target.uid ?? null },
    user_profile: as === 'nobody' ? { uid: null, type: 'guest' } : currentProfile(),
    event_id: crypto.randomUUID(),
    occurred_at: new Date(at).toISOString(),
    ...(sessionId && { session_id: sessionId }),
    device: isPhone ? 'phone' : 'desktop',
  }
  const sent = callServer('logUserEvent', event, { keepalive: true, ...(as && { as }) })
    .catch(() => undefined)
    .finally(() => underWay.delete(sent))
  underWay.add(sent)
}

function currentProfile(): { uid: string | null; type: string } {
  if (readStored(localKeys.adminMode)) return { uid: null, type: 'admin' }
  const uid = readStored(localKeys.profileUid)
  return { uid, type: (uid && readStored(localKeys.profileType)) || 'guest' }
}

const analytics = analyticsClient({
  projectKey: pageFact('analytics-key') ?? ownProjectKey,
  endpoint: async () => {
    const response = await fetch('/ingest/config')
    if (!response.ok) throw new Error(`no upload address: status ${response.status}`)
    return ((await response.json()) as { ingestionEndpoint: string }).ingestionEndpoint
  },
  store: {
    read: readQueue,
    write: (events) => writeStored(localKeys.analyticsQueue, events.length > 0 ? JSON.stringify(events) : null),
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

/** A name for this browser, made with the consent it needs; it says nothing of the person. */
function deviceId(): string {
  const id = readStored(localKeys.analyticsDevice) ?? crypto.randomUUID()
  writeStored(localKeys.analyticsDevice, id)
  return id
}

function readRecord(): SessionRecord | null {
  return readStoredJson<SessionRecord>(localKeys.usageSession)
}

function writeRecord(record: SessionRecord | null): void {
  writeStored(localKeys.usageSession, record && JSON.stringify(record))
}

function readQueue(): WireEvent[] {
  return readStoredJson<WireEvent[]>(localKeys.analyticsQueue) ?? []
}
