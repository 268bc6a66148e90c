/** How long a session was, `3 min 20 s`. */
export function lengthOf({ startedAt, lastAt }: { startedAt: string; lastAt: string }): string {
  const seconds = Math.round((new Date(lastAt).getTime() - new Date(startedAt).getTime()) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Why it ended, in words. */
export function endWords(reason: string | null): string {
  if (reason === 'timeout') return 'idle for half an hour'
  if (reason === 'page_unload') return 'closed the last page'
  if (reason === 'destroyed') return 'signed out or withdrew consent'
  return 'ongoing, or end unknown'
}
