/** How a call ended: answered, refused (not allowed, or wrong input), unavailable (can be retried) or failed (our fault). */
export function outcomeOf(status: number): 'answered' | 'refused' | 'unavailable' | 'failed' {
  if (status < 400) return 'answered'
  if (status < 500) return 'refused'
  return status === 503 ? 'unavailable' : 'failed'
}
