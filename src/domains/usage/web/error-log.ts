import { signedInToken } from '../../../kit/web/session.ts'
import { plainReport } from '../error-report.ts'

/** From one page at most so many: a page that fails in a loop is one report, not a flood. Warnings take nothing from errors. */
const left = { error: 20, warn: 5 }

/** Reports an error that someone met: message, level, timestamp and context. */
export function reportError(
  message: string,
  about: Record<string, string | number | null>,
  level: keyof typeof left = 'error',
): void {
  if ((left[level] -= 1) < 0) return
  send(message, about, level).catch(() => undefined)
}

async function send(message: string, about: Record<string, string | number | null>, level: keyof typeof left) {
  const token = await signedInToken().catch(() => null)
  const [requestId, call, code, stack] = ['requestId', 'call', 'code', 'stack'].map((key) => {
    const value = about[key]
    return typeof value === 'string' ? value : undefined
  })
  const report = plainReport({
    message,
    level,
    timestamp: new Date().toISOString(),
    context: { requestId, call, code, stack, path: location.pathname },
  })
  await fetch('/log', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(report),
  })
}
