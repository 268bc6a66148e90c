import { signedInToken } from '../../../kit/web/session.ts'

/** From one page at most so many: a page that fails in a loop is one report, not a flood. */
const mostPerPage = 20
let told = 0

/** Reports an error that someone met (seed §7 "log service"): message, level, timestamp and context. */
export function reportError(
  message: string,
  about: Record<string, string | number | null>,
  level: 'error' | 'warn' = 'error',
): void {
  if ((told += 1) > mostPerPage) return
  send(message, about, level).catch(() => undefined)
}

async function send(message: string, about: Record<string, string | number | null>, level: string): Promise<void> {
  const token = await signedInToken().catch(() => null)
  const { requestId, call, code, stack } = about
  const texts = Object.entries({ requestId, call, code, stack }).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value.slice(0, key === 'stack' ? 4000 : 60)]] : [],
  )
  await fetch('/log', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({
      message: message.slice(0, 500),
      level,
      timestamp: new Date().toISOString(),
      context: { ...(Object.fromEntries(texts) as Record<string, string>), path: location.pathname },
    }),
  })
}
