/** The codes a call can be refused with, and the HTTP status of each (the callable client's table). */
export const errorStatus = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  aborted: 409,
  'resource-exhausted': 429,
  internal: 500,
  unimplemented: 501,
  unavailable: 503,
  'deadline-exceeded': 504,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One refused input field: a dotted path and what is allowed there. */
export type FieldProblem = { field: string; message: string }

/**
 * A refusal. `message` is written for the person and can be shown as it is; `cause` goes to the log only.
 * May not (`permission-denied`), not now (`failed-precondition`) and someone was faster (`aborted`) are never mixed.
 */
export class CallError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; details?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'CallError'
    this.code = code
    this.details = options.details
  }
}

/** The wire form of a code: `permission-denied` travels as `PERMISSION_DENIED`. */
export function wireStatus(code: ErrorCode): string {
  return code.toUpperCase().replaceAll('-', '_')
}

/** The code behind a wire status; anything unknown is `internal`. */
export function codeOfWireStatus(status: string): ErrorCode {
  const code = status.toLowerCase().replaceAll('_', '-')
  return code in errorStatus ? (code as ErrorCode) : 'internal'
}

/** What an error says, whatever was thrown. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
