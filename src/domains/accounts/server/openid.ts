import type { Configuration } from 'openid-client'
import type { Provider } from './provider-settings.ts'

/** Few sign in elsewhere in any minute: what speaks to providers is loaded then. */
const openid = () => import('openid-client')

/** A provider that does not answer by then is left (seconds). */
const patience = 10

/** What has to be kept until the browser comes back. */
export type Started = { url: string; state: string; nonce: string; verifier: string }

/** Whom a provider names. The address is theirs only where it says it has verified it. */
export type ProvenPerson = { subject: string; email: string | null; isEmailVerified: boolean; name: string | null }

/** What a browser brought back from a provider. */
export type Answer = { code: string; state: string; iss?: string | undefined }

/** Where a browser has to go to sign in at a provider, by the authorisation code flow with PKCE, a state and a nonce. */
export async function startAt(provider: Provider): Promise<Started> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
    await openid()
  const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()]
  const url = buildAuthorizationUrl(await clientOf(provider), {
    redirect_uri: provider.redirectUri,
    scope: provider.answersByForm ? 'openid name email' : 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(provider.answersByForm && { response_mode: 'form_post' }),
  })
  return { url: url.href, state, nonce, verifier }
}

/** Trades a code for who signed in. Throws where anything is not as it was asked for: state, nonce, issuer, audience, signature, time. */
export async function completeAt(
  provider: Provider,
  answer: Answer,
  asked: Pick<Started, 'nonce' | 'verifier'>,
): Promise<ProvenPerson> {
  const { authorizationCodeGrant } = await openid()
  const back = new URL(provider.redirectUri)
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) back.searchParams.set(name, value)
  const tokens = await authorizationCodeGrant(await clientOf(provider), back, {
    expectedState: answer.state,
    expectedNonce: asked.nonce,
    pkceCodeVerifier: asked.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('the provider answered without an identity')
  const { sub, email, email_verified: verified, name } = claims
  return {
    subject: sub,
    email: typeof email === 'string' ? email.trim().toLowerCase() : null,
    // Apple writes it as text.
    isEmailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' ? name : null,
  }
}

/** Asked anew each time: a provider that changes its keys or moves is followed at once. Signatures are checked although the answer came over TLS. */
async function clientOf(provider: Provider): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, discovery, enableNonRepudiationChecks } = await openid()
  const issuer = new URL(provider.issuer)
  // Plain HTTP is let through by the settings for this machine alone.
  const onThisMachine = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(issuer, provider.clientId, undefined, ClientSecretPost(await provider.clientSecret()), {
    execute: [enableNonRepudiationChecks, ...onThisMachine],
    timeout: patience,
  })
}
