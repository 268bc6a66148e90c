import { CallError } from '../../../kit/contract/errors.ts'

/** A message that its author sees in the conversation before the server has it. */
export type WaitingMessage = {
  /** The sender's own: sent twice, it is written once. */
  key: string
  collabUid: string
  at: string
  text: string
  pictures: string[]
  documents: { uid: string; name: string }[]
  /** How long its voice note is, which is kept beside (`waiting-files.ts`); null without one. */
  voiceMs: number | null
  /** The message that it replies to. */
  replyTo: string | null
  /** Why the server refused it; null while it waits for a connection or its turn. */
  refusal: string | null
}

type Stored = { accountUid: string; waiting: WaitingMessage[] }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Tools = {
  send: (message: WaitingMessage) => Promise<unknown>
  /** Lets go of what is kept beside a message. */
  forget: (message: WaitingMessage) => void
  /** Fetches again what shows the message, before it is no longer shown as waiting. */
  onSent: () => Promise<void>
  storage: Store
  /** Calls back after so many milliseconds, or as soon as there may be a connection again. */
  later: (run: () => void, ms: number) => void
}

const firstWaitMs = 2_000
const longestWaitMs = 30_000
const isLost = (error: unknown) =>
  error instanceof CallError && ['unavailable', 'deadline-exceeded', 'resource-exhausted'].includes(error.code)

/**
 * What one person has written and the server does not have yet, in the order in which it was written. It is kept in the
 * browser, so that a lost connection or a reload loses nothing, and belongs to one account: for another it is gone.
 */
export function createOutbox(name: string, { send, forget, onSent, storage, later }: Tools) {
  const watchers = new Set<() => void>()
  let accountUid: string | null = null
  let waiting: readonly WaitingMessage[] = []
  let isSending = false
  let waitMs = firstWaitMs

  const change = (next: readonly WaitingMessage[]) => {
    waiting = next
    if (next.length === 0) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify({ accountUid, waiting: next }))
    for (const watcher of watchers) watcher()
  }
  const without = (key: string) => waiting.filter((message) => message.key !== key)

  const flush = async () => {
    if (isSending) return
    isSending = true
    try {
      for (;;) {
        const next = waiting.find(({ refusal }) => refusal === null)
        if (!next) return
        if (!(await deliver(next))) return
        waitMs = firstWaitMs
      }
    } finally {
      isSending = false
    }
  }
  /** Whether the next one may follow: the server has it, or will not take it. */
  const deliver = async (message: WaitingMessage): Promise<boolean> => {
    try {
      await send(message)
    } catch (error) {
      if (isLost(error) || !(error instanceof CallError)) {
        later(() => void flush(), waitMs)
        waitMs = Math.min(waitMs * 2, longestWaitMs)
        return false
      }
      change(waiting.map((one) => (one.key === message.key ? { ...one, refusal: error.message } : one)))
      return true
    }
    await onSent()
    change(without(message.key))
    // Not before: a page that is closed in between sends the message once more when it’s opened again.
    forget(message)
    return true
  }

  return {
    /** Takes up what this account left; what another one left is thrown away. */
    open(account: string): void {
      if (accountUid === account) return
      accountUid = account
      const stored = read(storage.getItem(name))
      const isOwn = stored?.accountUid === account
      if (!isOwn) stored?.waiting.forEach(forget)
      change(isOwn ? stored.waiting : [])
      void flush()
    },
    add(message: Omit<WaitingMessage, 'refusal'>): void {
      change([...waiting, { ...message, refusal: null }])
      void flush()
    },
    retry(key: string): void {
      change(waiting.map((one) => (one.key === key ? { ...one, refusal: null } : one)))
      void flush()
    },
    discard(key: string): void {
      waiting.filter((message) => message.key === key).forEach(forget)
      change(without(key))
    },
    list: () => waiting,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

function read(text: string | null): Stored | null {
  try {
    if (text === null) return null
    const stored = JSON.parse(text) as Stored
    // Those of an earlier version hold no PDFs.
    return { ...stored, waiting: stored.waiting.map((message) => ({ ...message, documents: message.documents ?? [] })) }
  } catch {
    return null
  }
}
