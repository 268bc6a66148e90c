import { deviceNames, endNames } from '../../../columns.ts'

type Times = { startedAt: string; lastAt: string }

const secondsOf = ({ startedAt, lastAt }: Times) =>
  Math.round((new Date(lastAt).getTime() - new Date(startedAt).getTime()) / 1000)

/** The same as a number, in a file. */
export const minutesOf = (session: Times): number => Math.round(secondsOf(session) / 6) / 10

/** How long a session was, `3 min 20 s`. */
export function lengthOf(session: Times): string {
  const seconds = secondsOf(session)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

const endWordsOf = new Map<string | null, string>(Object.entries(endNames))
const deviceWordsOf = new Map<string, string>(Object.entries(deviceNames))

/** Why it ended, in words. */
export const endWords = (reason: string | null): string => endWordsOf.get(reason) ?? 'Ongoing, or end unknown'

/** What a device is called. */
export const deviceWords = (device: string): string => deviceWordsOf.get(device) ?? device
