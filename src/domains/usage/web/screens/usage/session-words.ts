import { deviceNames, endNames } from '../../../columns.ts'
import type { UsageSession } from '../../../contract.ts'

type Times = { startedAt: string; lastAt: string }

const secondsOf = ({ startedAt, lastAt }: Times) =>
  Math.round((new Date(lastAt).getTime() - new Date(startedAt).getTime()) / 1000)

/** The same as a number, in a file. */
export const minutesOf = (session: Times): number => Math.round(secondsOf(session) / 6) / 10

/** How long a session was, from the first that is known of it to the last, `3 min 20 s`. */
export function lengthOf(session: Times): string {
  const seconds = secondsOf(session)
  if (seconds === 0) return 'Under 1 s'
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const endWordsOf = new Map<string | null, string>(Object.entries(endNames))
const deviceWordsOf = new Map<string, string>(Object.entries(deviceNames))

/** Why it ended, in words, or that it hasn’t. A browser that crashes or loses its network says nothing. */
export const endWords = ({ endReason, isOpen }: Pick<UsageSession, 'endReason' | 'isOpen'>): string =>
  isOpen ? 'Open now' : (endWordsOf.get(endReason) ?? 'End not recorded')

/** What a device is called. */
export const deviceWords = (device: string): string => deviceWordsOf.get(device) ?? device
