/** Ends at a limit of ours: a statement or a lock took too long, or a transaction stood still (55P03, 57014, 25P03, 25P04). */
const timeLimits = /^(55P03|57014|25P0[34])$/

/**
 * SQLSTATEs that say nothing of the request (PostgreSQL, appendix A): connection (08), no access (28, 3D000), a server that
 * became a replica (25006), lost races (40001, 40P01), no resources (53), a database that takes nobody in (55000), shutting
 * down (57P), system errors (58).
 */
const passing = /^(08...|28...|3D000|25006|40001|40P01|53...|57P0.|55000|58...)$/
/** What the system says of a connection that is not to be had. */
const unreachable =
  /^(ECONN.*|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|EMFILE)$/
/** What the driver says without a code. */
const driverTexts =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated.*|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool|.*establishing an SSL connection|.*does not support SSL connections)$/

/** What our own pools say when a share of theirs stays taken. */
export const noRoomText = 'no connection came free'

/** Whether an error means that the database cannot be reached or has no room or time: nothing is wrong with the request itself. */
export function isUnavailable(error: unknown): boolean {
  return causes(error).some(({ code, message }) => {
    const text = String(code)
    return (
      passing.test(text) ||
      unreachable.test(text) ||
      timeLimits.test(text) ||
      driverTexts.test(message) ||
      message === noRoomText
    )
  })
}

/** Whether the database ended a statement or a transaction because it took too long. */
export function isTimeLimit(error: unknown): boolean {
  return timeLimits.test(sqlState(error) ?? '')
}

/** The SQLSTATE of a failed query, such as `23505` for a broken uniqueness; null for other errors. */
export function sqlState(error: unknown): string | null {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = (cause as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}

/** An error and what caused it, at most five deep. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && found.length < 5; next = next.cause) found.push(next)
  return found
}
