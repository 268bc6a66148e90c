import { useCallback, useEffect, useState } from 'react'
import { useRead, useWrite } from '../../../kit/web/calls.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { collabCalls } from '../contract.ts'

/** A tick that the server does not have yet, with the time it was made. */
export type WaitingTick = { words: string; isDone: boolean; at: string }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Waiting = Readonly<Record<string, readonly WaitingTick[]>>

/**
 * What is done on the day of a visit, by its words: the server’s, and over it what was ticked here and waits to be sent.
 * Without a connection ticks are kept in the browser until one signs out; the server keeps the later one of each line.
 */
export function useDayTicks(collabUid: string, isShown: boolean) {
  const kept = useRead(collabCalls.getDayTicks, { collabUid }, { enabled: isShown })
  const send = useWrite(collabCalls.tickDay, { onRefused: () => true })
  const [waiting, setWaiting] = useState<readonly WaitingTick[]>(() => readTicks(collabUid))
  const flush = useCallback(async () => {
    const ticks = readTicks(collabUid)
    if (ticks.length === 0 || !(await send({ collabUid, ticks: [...ticks] }))) return
    // What was ticked meanwhile still waits.
    const sent = new Set(ticks.map(({ at, words }) => `${at} ${words}`))
    setWaiting(
      keepTicks(
        collabUid,
        readTicks(collabUid).filter(({ at, words }) => !sent.has(`${at} ${words}`)),
      ),
    )
    // The function is a new one at every drawing; it does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [collabUid])
  useEffect(() => {
    if (!isShown) return
    void flush()
    const again = () => void flush()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isShown, flush])
  const tick = (words: string, isDone: boolean) => {
    const made = { words, isDone, at: new Date().toISOString() }
    setWaiting(keepTicks(collabUid, [...readTicks(collabUid).filter((one) => one.words !== words), made]))
    void flush()
  }
  return { done: doneWith(kept.data?.done ?? [], waiting), isWaiting: waiting.length > 0, tick }
}

/** What is done, once what waits is counted too. */
export function doneWith(done: readonly string[], waiting: readonly WaitingTick[]): string[] {
  const changed = new Set(waiting.map(({ words }) => words))
  return [
    ...done.filter((words) => !changed.has(words)),
    ...waiting.flatMap(({ words, isDone }) => (isDone ? [words] : [])),
  ]
}

/** The ticks of a collab that wait to be sent. */
export function readTicks(collabUid: string, store: Store = localStorage): readonly WaitingTick[] {
  return read(store)[collabUid] ?? []
}

/** Keeps what waits; answers it. */
export function keepTicks(
  collabUid: string,
  ticks: readonly WaitingTick[],
  store: Store = localStorage,
): readonly WaitingTick[] {
  const { [collabUid]: _, ...others } = read(store)
  const next: Waiting = ticks.length > 0 ? { ...others, [collabUid]: ticks } : others
  if (Object.keys(next).length > 0) store.setItem(localKeys.dayTicks, JSON.stringify(next))
  else store.removeItem(localKeys.dayTicks)
  return ticks
}

/** What an earlier version kept here, words alone, is read as nothing. */
function read(store: Store): Waiting {
  try {
    const kept = JSON.parse(store.getItem(localKeys.dayTicks) ?? '{}') as Record<string, readonly unknown[]>
    return Object.fromEntries(Object.entries(kept).map(([uid, ticks]) => [uid, ticks.filter(isTick)]))
  } catch {
    return {}
  }
}

const isTick = (one: unknown): one is WaitingTick =>
  typeof one === 'object' && one !== null && 'words' in one && 'at' in one
