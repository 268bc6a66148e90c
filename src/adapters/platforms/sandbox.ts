import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { dayMs, hourMs, minuteMs, now, plus } from '../../kit/server/clock.ts'
import { seal, unseal } from '../../kit/server/sealing.ts'
import type { Secrets } from '../../kit/server/signing.ts'
import { type Access, type Permission, type Platform, type PlatformId, PlatformProblem } from './platforms.ts'
import { Account, type SandboxAccount } from './sandbox-account.ts'
import { sandboxReader } from './sandbox-figures.ts'

const Code = z.object({ account: Account, challenge: z.string(), until: z.number() })

const purposes = { code: 'sandbox-platform-code', token: 'sandbox-platform-token' } as const
const accessMs = hourMs

/** The code that the consent page sends the browser back with. */
export function sandboxCode(secrets: Secrets, account: SandboxAccount, challenge: string): string {
  const until = plus(now(), minuteMs).getTime()
  return seal(secrets, purposes.code, JSON.stringify({ account, challenge, until }))
}

/** An access to a made-up account, as its consent would give it. */
export function sandboxAccess(secrets: Secrets, account: SandboxAccount): Access {
  const until = plus(now(), accessMs)
  const token = (kind: string) =>
    seal(secrets, purposes.token, JSON.stringify({ account, kind, until: until.getTime() }))
  return { token: token('access'), until, renewal: token('renewal'), renewalUntil: null }
}

const Token = z.object({ account: Account, kind: z.string(), until: z.number() })

function readToken(secrets: Secrets, sealed: string, kind: 'access' | 'renewal'): SandboxAccount {
  const text = unseal(secrets, purposes.token, sealed)
  const token = text === null ? null : z.parse(Token, JSON.parse(text))
  if (token?.kind !== kind) throw new PlatformProblem('ended', 'this access token is unknown')
  const { account, until } = token
  if (kind === 'access' && until <= now().getTime()) throw new PlatformProblem('ended', 'this access token has expired')
  if (account.story === 'taken-back' && now().getTime() - account.at > dayMs)
    throw new PlatformProblem('ended', 'the owner revoked access')
  return account
}

/** A platform that is not there: its consent page is ours, its figures are made up, grow, and are the same for everyone who asks. */
export function sandboxPlatform(id: PlatformId, secrets: Secrets, publicUrl: string): Platform {
  return {
    id,
    isSandbox: true,
    readWithdrawal: null,
    terms: { mayDerive: id !== 'youtube', maySum: id !== 'youtube' },
    renewAheadMs: 5 * minuteMs,
    requestsPerDay: 500,
    begin: async (redirectUri) => {
      const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(32).toString('base64url')]
      const search = new URLSearchParams({ state, redirect_uri: redirectUri, code_challenge: challengeOf(verifier) })
      return { url: `${publicUrl}/sandbox/platform/${id}?${search.toString()}`, state, verifier }
    },
    complete: async ({ code, verifier }) => {
      const text = unseal(secrets, purposes.code, code)
      const given = text === null ? null : z.parse(Code, JSON.parse(text))
      const isGood = given && given.challenge === challengeOf(verifier) && given.until > now().getTime()
      if (!isGood || given.account.platform !== id) throw new PlatformProblem('ended', 'this code is unknown')
      if (given.account.story === 'personal')
        throw new PlatformProblem('unsuitable', 'a personal account has no insights')
      return { access: sandboxAccess(secrets, given.account), granted: given.account.granted }
    },
    renew: async ({ renewal }) => sandboxAccess(secrets, readToken(secrets, renewal ?? '', 'renewal')),
    revoke: async () => {},
    open: ({ token }, spend) =>
      sandboxReader(id, () => {
        spend()
        return readToken(secrets, token, 'access')
      }),
  }
}

/** What the consent page offers to allow. */
export const sandboxPermissions: Readonly<Record<Permission, string>> = {
  followers: 'See how many followers you have',
  posts: 'See your recent posts',
  insights: 'See insights on your posts and audience',
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
