/** The seed's limits (§9): a token is renewed 5 minutes before its end; failures are backed off from 30 s, doubling to 16 min. */
const renewEarlyMs = 5 * 60_000
const firstBackOffMs = 30_000
const longestBackOffMs = 16 * 60_000
/** A token this near its end is not sent any more. */
const tooLateMs = 10_000

export type Token = { token: string; expiresAt: string }

/**
 * Keeps an access token in memory only. However many ask at once, one request goes out; a renewal that fails leaves the
 * token that still holds in use.
 */
export function keepTokens(fetchToken: () => Promise<Token | null>) {
  let current: Token | null = null
  let fetching: Promise<Token | null> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let backOffMs = firstBackOffMs

  const renew = (): Promise<Token | null> => {
    if (fetching) return fetching
    const request = fetchToken().then((token) => {
      // Someone signed in or out meanwhile: this answer is of the session before.
      if (fetching !== request) return token
      current = token
      backOffMs = firstBackOffMs
      if (token) renewIn(leftOf(token) - renewEarlyMs)
      return token
    })
    fetching = request
    const over = () => {
      if (fetching === request) fetching = null
    }
    void request.catch(() => null).then(over)
    return request
  }
  const renewIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        renew().catch(() => {
          renewIn(backOffMs)
          backOffMs = Math.min(backOffMs * 2, longestBackOffMs)
        })
      },
      Math.max(ms, 1_000),
    )
  }

  return {
    /** The token to send; null when nobody is signed in. */
    async get(): Promise<string | null> {
      if (current && leftOf(current) > tooLateMs) return current.token
      return (await renew())?.token ?? null
    },
    /** The next one who asks gets a new one. */
    forget(): void {
      current = null
      fetching = null
      clearTimeout(timer)
    },
  }
}

function leftOf(token: Token): number {
  return Date.parse(token.expiresAt) - Date.now()
}
