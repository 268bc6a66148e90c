import { CallError, codeOfWireStatus } from '../contract/errors.ts'
import { errorMet, happened } from './happenings.ts'
import { pageFact } from './page-facts.ts'
import { keepTokens, type Token } from './tokens.ts'

/** A call ends after 70 s. */
const callTimeoutMs = 70_000

/** The lock of this browser's session cookie. */
const cookieLock = 'session-cookie'

/**
 * The session cookie is replaced by one tab at a time, and while none asks for a token: such an answer renews the cookie that was
 * sent, and would bring back one that was replaced meanwhile. Without https there are no locks.
 */
function withCookie<T>(mode: LockMode, run: () => Promise<T>): Promise<T> {
  return globalThis.navigator?.locks ? navigator.locks.request(cookieLock, { mode }, run) : run()
}

const tokens = keepTokens(async () => {
  const response = await withCookie('shared', () => send('/auth/token', { cache: 'no-store' }))
  if (response.status === 204 || response.status === 401) return null
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as Token
})

/** The access token of the session cookie; null when nobody is signed in. */
export const signedInToken = () => tokens.get()

/** Forgets the token, so that the next call asks for a new one. */
export const forgetToken = () => tokens.forget()

// Whoever comes back to this window may have signed in at another one.
globalThis.addEventListener?.('focus', () => tokens.doubtNobody())

/** Of how many calls a trace is kept; undefined where there is no collector. */
const tracedShare = pageFact('tracing')
const traces = tracedShare === undefined ? null : import('./traces.ts')

let askToConfirm: (() => Promise<boolean>) | null = null

/**
 * Names who asks a person to prove who they are, before a change that the server refused for want of it: answers whether
 * they did. The change is then sent again.
 */
export function onConfirmationNeeded(ask: (() => Promise<boolean>) | null): void {
  askToConfirm = ask
}

export type Sending = {
  /** It arrives even when the page closes while it is under way. */
  keepalive?: boolean | undefined
  /** `known`: as who is signed in as far as is known, at once, for a page that closes now. `nobody`: without a name, whoever is signed in. */
  as?: 'known' | 'nobody' | undefined
  /** Of a call that takes one: sent again, nothing is done twice. */
  idempotencyKey?: string | undefined
  /** They were asked to prove who they are already. */
  isConfirmed?: boolean | undefined
  /** Gives it up. */
  signal?: AbortSignal | undefined
}

/** Calls the server by name. Throws a `CallError` with a text for the person. */
export async function callServer(
  name: string,
  data: unknown,
  { keepalive, as, idempotencyKey, isConfirmed, signal }: Sending = {},
): Promise<unknown> {
  // What a closing page waits for, it does not live to send.
  const token = as === 'nobody' ? null : as === 'known' ? tokens.known() : await signedInToken()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  // A page that closes waits for nothing.
  const trace = traces && as !== 'known' ? (await traces).beginTrace(name, Number(tracedShare)) : null
  if (trace) headers['traceparent'] = trace.header
  const response = await post(`/call/${name}`, { data }, headers, {
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
    ...(as === 'nobody' && { credentials: 'omit' }),
  }).finally(() => trace?.end())
  if (response.status === 401) forgetToken()
  if (response.ok) return ((await wholeOf(response)) as { data: unknown }).data
  const error = await errorOf(response, name)
  const mayConfirm = askToConfirm && (error.details as { confirm?: true } | undefined)?.confirm
  if (!mayConfirm || isConfirmed || !(await askToConfirm?.())) throw error
  return callServer(name, data, { keepalive, as, idempotencyKey, isConfirmed: true, signal })
}

/** Posts to one of the doors under `/auth`, and answers what they say. */
export async function postAuth(path: string, body: unknown): Promise<unknown> {
  const response = await withCookie('exclusive', () => post(`/auth/${path}`, body, {}))
  if (!response.ok) throw await errorOf(response)
  forgetToken()
  return response.json()
}

function post(
  url: string,
  body: unknown,
  headers: Record<string, string>,
  options: RequestInit = {},
): Promise<Response> {
  return send(url, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

declare global {
  /** What was asked for before the scripts were there (`app/web/early.ts`), by address and body; each is taken once. */
  var early: Record<string, Promise<Response>> | undefined
}

async function send(url: string, init: RequestInit & { body?: string }): Promise<Response> {
  const { early = {} } = globalThis
  const key = url + (init.body ?? '')
  const asked = early[key]
  delete early[key]
  const answer = await asked?.catch(() => null)
  if (answer?.ok) return answer
  try {
    // A signal would end what is meant to outlive its page.
    const signal = init.keepalive ? null : endOf(init.signal)
    return await fetch(url, { ...init, signal })
  } catch (error) {
    throw lost(error)
  }
}

function endOf(given: AbortSignal | null | undefined): AbortSignal {
  const late = AbortSignal.timeout(callTimeoutMs)
  return given ? AbortSignal.any([given, late]) : late
}

/** An answer to its end: the connection can break after its beginning has arrived. */
async function wholeOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw lost(error)
  })
  return JSON.parse(text)
}

function lost(cause: unknown): CallError {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  const text = late ? 'That took too long. Please try again.' : 'No connection. Please try again.'
  return new CallError(late ? 'deadline-exceeded' : 'unavailable', text, { cause })
}

async function errorOf(response: Response, call: string | null = null): Promise<CallError> {
  const body = (await response.json().catch(() => null)) as {
    error?: { status?: string; message?: string; details?: unknown }
  } | null
  const { status, message, details } = body?.error ?? {}
  const code = codeOfWireStatus(status ?? (response.status === 503 ? 'UNAVAILABLE' : 'INTERNAL'))
  const text = message ?? 'Something went wrong. Please try again.'
  const requestId = response.headers.get('x-request-id')
  if (code !== 'internal' || !requestId) return new CallError(code, text, { details })
  happened(errorMet, { requestId, call, code, message: text })
  return new CallError(code, `${text} (Reference ${requestId.slice(0, 8)})`, { details })
}
