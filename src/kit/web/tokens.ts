/** A token is renewed 5 minutes before its end; failures are backed off from 30 s, doubling to 16 min. */
const renewEarlyMs = 5 * 60_000
const firstBackOffMs = 30_000
const longestBackOffMs = 16 * 60_000
/** A token this near its end is not sent any more. */
const tooLateMs = 10_000

export type Token = { token: string; expiresAt: string }

/**
 * Keeps an access token in memory only, or that nobody is signed in. However many ask at once, one request goes out; a renewal
 * that fails leaves the token that still holds in use.
 */
export function keepTokens(fetchToken: () => Promise<Token | null>) {
  /** Undefined until it is known; null: nobody is signed in, until `forget`. */
  let current: Token | null | undefined
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
      if (current === null) return null
      if (current && leftOf(current) > tooLateMs) return current.token
      return (await renew())?.token ?? null
    },
    /** As much as is known without asking: for a page that closes now. */
    known: (): string | null => (current && leftOf(current) > tooLateMs ? current.token : null),
    /** If nobody was signed in, it is asked again: someone may be by now. */
    doubtNobody(): void {
      if (current === null) current = undefined
    },
    /** The next one who asks gets a new one. */
    forget(): void {
      current = undefined
      fetching = null
      clearTimeout(timer)
    },
  }
}

function leftOf(token: Token): number {
  return Date.parse(token.expiresAt) - Date.now()
}
