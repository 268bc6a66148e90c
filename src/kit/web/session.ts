import { CallError, codeOfWireStatus } from '../contract/errors.ts'

/** The seed's limits (§9): a call ends after 70 s; tokens are refreshed 5 minutes before their end, failures backed off 30 s doubling to 16 min. */
const callTimeoutMs = 70_000
const refreshEarlyMs = 5 * 60_000
const firstBackOffMs = 30_000
const longestBackOffMs = 16 * 60_000

type Token = { token: string; expiresAt: string }

/** The access token lives in this page's memory only. */
let current: Token | null = null
let fetching: Promise<Token | null> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let backOffMs = firstBackOffMs

/** Trades the session cookie for an access token; null when nobody is signed in. */
export async function signedInToken(): Promise<string | null> {
  if (current && Date.parse(current.expiresAt) - Date.now() > 10_000) return current.token
  fetching ??= fetchToken().finally(() => {
    fetching = null
  })
  return (await fetching)?.token ?? null
}

async function fetchToken(): Promise<Token | null> {
  const response = await fetch('/auth/token', { cache: 'no-store' })
  if (response.status === 401) {
    current = null
    return null
  }
  if (!response.ok) throw await errorOf(response)
  current = (await response.json()) as Token
  backOffMs = firstBackOffMs
  refreshIn(Date.parse(current.expiresAt) - Date.now() - refreshEarlyMs)
  return current
}

function refreshIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(
    () => {
      current = null
      signedInToken().catch(() => {
        refreshIn(backOffMs)
        backOffMs = Math.min(backOffMs * 2, longestBackOffMs)
      })
    },
    Math.max(ms, 1_000),
  )
}

/** Forgets the token, so that the next call asks for a new one. */
export function forgetToken(): void {
  current = null
  clearTimeout(timer)
}

/** Calls the server by name. Throws a `CallError` with a text for the person. */
export async function callServer(name: string, data: unknown): Promise<unknown> {
  const token = await signedInToken()
  const response = await send(`/call/${name}`, { data }, token ? { authorization: `Bearer ${token}` } : {})
  if (response.status === 401 && token) forgetToken()
  if (!response.ok) throw await errorOf(response)
  return ((await response.json()) as { data: unknown }).data
}

/** Posts to one of the doors under `/auth`. */
export async function postAuth(path: string, body: unknown): Promise<void> {
  const response = await send(`/auth/${path}`, body, {})
  if (!response.ok) throw await errorOf(response)
  forgetToken()
}

async function send(url: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(callTimeoutMs),
    })
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new CallError(
      late ? 'deadline-exceeded' : 'unavailable',
      late ? 'This took too long. Please try again.' : 'No connection. What you typed is kept; please try again.',
      { cause: error },
    )
  }
}

async function errorOf(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => null)) as {
    error?: { status?: string; message?: string; details?: unknown }
  } | null
  const { status, message, details } = body?.error ?? {}
  return new CallError(
    codeOfWireStatus(status ?? (response.status === 503 ? 'UNAVAILABLE' : 'INTERNAL')),
    message ?? 'Something went wrong. Please try again.',
    { details },
  )
}
