import { isOnline } from './network.ts'

/** How long an action can be undone before it is sent. */
export const undoMs = 10_000

export type HeldAction = {
  /** What was done, as a sentence: "Approved Maya Okafor." */
  text: string
  /** The record it is about, or several. Until the server has answered, lists show them as done. */
  about: string | readonly string[]
  /** Sends it. `isLeaving`: the page closes now, and the request has to outlive it. Never throws. */
  send: (options: { isLeaving: boolean }) => Promise<void>
  /** After it was undone. */
  onUndone?: (() => void) | undefined
}

type Shown = {
  /** The action that can be undone. */
  waiting: HeldAction | null
  isPaused: boolean
  /** What was done to which record, as far as the server has not answered yet. */
  texts: ReadonlyMap<string, string>
}

let shown: Shown = { waiting: null, isPaused: false, texts: new Map() }
const underWay = new Set<HeldAction>()
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let endsAt = 0
let leftMs = undoMs

function show(waiting: HeldAction | null, isPaused = false): void {
  const actions = waiting ? [...underWay, waiting] : [...underWay]
  shown = {
    waiting,
    isPaused,
    texts: new Map(actions.flatMap(({ about, text }) => [about].flat().map((uid) => [uid, text] as const))),
  }
  for (const watcher of watchers) watcher()
}

function startTimer(ms: number): void {
  stopWaiting()
  endsAt = Date.now() + ms
  timer = setTimeout(sendWhenOnline, ms)
}

/** What is due waits for the network, and can be taken back until then. */
function sendWhenOnline(): void {
  if (isOnline()) void sendHeld()
  else globalThis.addEventListener('online', sendWhenOnline, { once: true })
}

function stopWaiting(): void {
  clearTimeout(timer)
  globalThis.removeEventListener?.('online', sendWhenOnline)
}

/** Holds an action for ten seconds, in which it can be undone. One that was held before is sent at once. */
export function holdAction(action: HeldAction): void {
  void sendHeld()
  show(action)
  startTimer(undoMs)
}

/** Counts the ten seconds from now: whoever acts sees them only once the bar is there. */
export function startHeld(): void {
  if (shown.waiting && !shown.isPaused) startTimer(undoMs)
}

/** Sends what is held, if anything is, and answers when the server has. */
export async function sendHeld({ isLeaving = false } = {}): Promise<void> {
  const action = shown.waiting
  if (!action) return
  stopWaiting()
  underWay.add(action)
  show(null)
  await action.send({ isLeaving })
  underWay.delete(action)
  show(shown.waiting, shown.isPaused)
}

/** Takes back what is held: the server never hears of it. */
export function undoHeld(): void {
  const action = shown.waiting
  if (!action) return
  stopWaiting()
  show(null)
  action.onUndone?.()
}

/** Stops the clock while somebody is about to undo. */
export function pauseHeld(): void {
  if (!shown.waiting || shown.isPaused) return
  stopWaiting()
  leftMs = Math.max(endsAt - Date.now(), 0)
  show(shown.waiting, true)
}

export function resumeHeld(): void {
  if (!shown.waiting || !shown.isPaused) return
  show(shown.waiting)
  startTimer(leftMs)
}

/** What is held now, for `useSyncExternalStore`. */
export const heldActions = {
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  now: () => shown,
}
