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

/** Why it ended, in words. */
export function endWords(reason: string | null): string {
  return Object.entries(endNames).find(([name]) => name === reason)?.[1] ?? 'Ongoing, or end unknown'
}

/** What a device is called. */
export function deviceWords(device: string): string {
  return Object.entries(deviceNames).find(([name]) => name === device)?.[1] ?? device
}
