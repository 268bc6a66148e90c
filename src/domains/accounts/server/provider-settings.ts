import { importPKCS8, SignJWT } from 'jose'
import type { Config } from '../../../kit/server/config.ts'
import { minuteMs, now } from '../../../kit/server/clock.ts'
import type { ProviderId } from '../provider-ids.ts'

/** An OpenID Connect provider that this installation is registered with. */
export type Provider = {
  id: ProviderId
  /** As buttons say it. */
  name: string
  issuer: string
  clientId: string
  clientSecret: () => Promise<string>
  /** Where the browser comes back to. */
  redirectUri: string
  /** Apple answers by a form that it posts, as soon as it is asked for an address. */
  answersByForm: boolean
}

/** Those that are set; none without settings. */
export function providersOf(config: Config): Provider[] {
  const back = `${config.publicUrl}/app/provider-login`
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = config
  const found: Provider[] = []
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    found.push({
      id: 'google',
      name: 'Google',
      issuer: config.GOOGLE_ISSUER ?? 'https://accounts.google.com',
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: async () => GOOGLE_CLIENT_SECRET,
      redirectUri: back,
      answersByForm: false,
    })
  const apple = appleOf(config)
  if (apple) found.push(apple)
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET)
    found.push({
      id: 'openid',
      name: config.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: async () => OIDC_CLIENT_SECRET,
      redirectUri: back,
      answersByForm: false,
    })
  return found
}

/** The one of this id, if it is set. */
export function findProvider(config: Config, id: ProviderId): Provider | null {
  return providersOf(config).find((provider) => provider.id === id) ?? null
}

function appleOf(config: Config): Provider | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: team, APPLE_KEY_ID: key, APPLE_PRIVATE_KEY: privateKey } = config
  if (!clientId || !team || !key || !privateKey) return null
  const issuer = config.APPLE_ISSUER ?? 'https://appleid.apple.com'
  return {
    id: 'apple',
    name: 'Apple',
    issuer,
    clientId,
    clientSecret: () => appleSecret({ clientId, team, key, privateKey, issuer }),
    redirectUri: `${config.publicUrl}/auth/provider/apple`,
    answersByForm: true,
  }
}

type AppleKey = { clientId: string; team: string; key: string; privateKey: string; issuer: string }

/** Apple's secret is a token signed with one's own key. Theirs may live six months: ours is made for each use, for five minutes. */
async function appleSecret({ clientId, team, key, privateKey, issuer }: AppleKey): Promise<string> {
  // In an environment variable the lines of a key are often written as `\n`.
  const signer = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256')
  const seconds = Math.floor(now().getTime() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: key })
    .setIssuer(team)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + (5 * minuteMs) / 1000)
    .sign(signer)
}
