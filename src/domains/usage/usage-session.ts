import { longestDelayMs } from './event.ts'

/** When a usage session ends, and how often it is saved, in milliseconds. */
export const sessionTimeoutMs = 1_800_000
export const heartbeatMs = 60_000
export const activityMs = 10_000
/** What counts as activity. */
export const activityEvents = ['click', 'keydown', 'scroll', 'mousemove', 'touchstart', 'visibilitychange'] as const
/** A tab that gave no sign for this long is gone: its heartbeat may be held back by a minute in the background. */
const tabGoneMs = 3 * heartbeatMs

/** The record of a session, and what its tabs share so that they are one session. */
export type SessionRecord = {
  id: string
  startedAt: number
  lastActivityAt: number
  /** When an activity and a heartbeat were last reported, by whichever tab. */
  reportedActivityAt: number
  reportedHeartbeatAt: number
  tabs: Record<string, number>
}

export type SessionEvent = {
  name: 'SESSION_START' | 'SESSION_END' | 'SESSION_ACTIVITY' | 'SESSION_HEARTBEAT'
  sessionId: string
  /** What the activity was, or why it ended. */
  detail: string
  at: number
}
type EndReason = 'timeout' | 'page_unload' | 'destroyed'
type Shared = { read: () => SessionRecord | null; write: (record: SessionRecord | null) => void }

/**
 * One browser's usage session, seen from one tab. `shared` is what all tabs see; `report` gets the events. It starts with the
 * first activity, ends after 30 idle minutes (the next activity starts a new one), when the last tab closes, or when it is stopped.
 */
export function usageSession(tab: string, shared: Shared, report: (event: SessionEvent) => void, makeId: () => string) {
  const end = (record: SessionRecord, reason: EndReason, at: number) => {
    shared.write(null)
    report({ name: 'SESSION_END', sessionId: record.id, detail: reason, at })
  }
  /** The session that is going on; one that has been idle for too long ends here, at the moment it was over. An end so long ago that nobody would believe its time is not reported. */
  const current = (at: number): SessionRecord | null => {
    const record = shared.read()
    if (!record || at - record.lastActivityAt < sessionTimeoutMs) return record
    const over = record.lastActivityAt + sessionTimeoutMs
    if (at - over < longestDelayMs) end(record, 'timeout', over)
    else shared.write(null)
    return null
  }
  const others = (record: SessionRecord, at: number) =>
    Object.fromEntries(Object.entries(record.tabs).filter(([other, seen]) => other !== tab && at - seen < tabGoneMs))

  return {
    /** Something was done: starts a session, or carries it on. */
    activity: (what: string, at: number): void => {
      const record = current(at)
      if (!record) {
        const id = makeId()
        const fresh = { id, startedAt: at, lastActivityAt: at, reportedActivityAt: at, reportedHeartbeatAt: at }
        shared.write({ ...fresh, tabs: { [tab]: at } })
        return report({ name: 'SESSION_START', sessionId: id, detail: what, at })
      }
      const isReported = at - record.reportedActivityAt < activityMs
      shared.write({
        ...record,
        lastActivityAt: at,
        reportedActivityAt: isReported ? record.reportedActivityAt : at,
        tabs: { ...others(record, at), [tab]: at },
      })
      if (!isReported) report({ name: 'SESSION_ACTIVITY', sessionId: record.id, detail: what, at })
    },
    /** Time has passed: one heartbeat a minute, whichever tab comes first; an idle session ends. */
    tick: (at: number): void => {
      const record = current(at)
      if (!record) return
      const isDue = at - record.reportedHeartbeatAt >= heartbeatMs
      shared.write({
        ...record,
        reportedHeartbeatAt: isDue ? at : record.reportedHeartbeatAt,
        tabs: { ...others(record, at), [tab]: at },
      })
      if (isDue) report({ name: 'SESSION_HEARTBEAT', sessionId: record.id, detail: '', at })
    },
    /** This tab closes; with the last one the session ends. */
    unload: (at: number): void => {
      const record = current(at)
      if (!record) return
      const tabs = others(record, at)
      if (Object.keys(tabs).length === 0) end(record, 'page_unload', at)
      else shared.write({ ...record, tabs })
    },
    /** Counting is over: signed out, or no longer wanted. */
    destroy: (at: number): void => {
      const record = current(at)
      if (record) end(record, 'destroyed', at)
    },
    /** The session that an event of now belongs to. */
    id: (at: number): string | null => current(at)?.id ?? null,
  }
}
