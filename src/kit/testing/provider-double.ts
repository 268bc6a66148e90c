import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** Who is signed in at the provider, as it says. */
type Person = {
  sub: string
  email?: string
  email_verified?: boolean | string
  name?: string
  /** The address is one that passes mail on, as Apple makes them. */
  is_private_email?: boolean | string
}

/** What the provider may get wrong, and what is then in its identity. */
type Twist = Partial<JWTPayload> & { nonce?: string }

/**
 * An OpenID Connect provider of our own, on a port of its own, strict where a real one is: client, secret, PKCE, one use of a
 * code. Asked to, it answers as Apple does: by a form that the browser posts, with the name beside the code at the first
 * sign-in of a person alone, and never in the identity.
 */
export type ProviderDouble = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Whether a secret is the client's; the one above, unless a test says otherwise. */
  isSecret: (secret: string) => boolean | Promise<boolean>
  person: Person
  /** Claims that replace the right ones. */
  twist: Twist
  /** Signs with a new key from now on; the old one is no longer published. */
  rotateKeys: () => Promise<void>
  /** Signs with a key that is published nowhere. */
  forgeSignature: () => Promise<void>
  close: () => Promise<void>
}

type Code = { nonce: string; challenge: string; redirectUri: string; byForm: boolean }

export async function openProviderDouble(person: Person): Promise<ProviderDouble> {
  const makeKey = async () => ({ kid: randomUUID(), pair: await generateKeyPair('RS256') })
  let [published, signing] = await Promise.all([makeKey(), makeKey()])
  signing = published
  const codes = new Map<string, Code>()
  const greeted = new Set<string>()

  const answers: Record<string, (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<void>> = {
    '/.well-known/openid-configuration': async (_url, _request, response) =>
      json(response, 200, {
        issuer: double.issuer,
        authorization_endpoint: `${double.issuer}/authorize`,
        token_endpoint: `${double.issuer}/token`,
        jwks_uri: `${double.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      }),
    '/keys': async (_url, _request, response) =>
      json(response, 200, {
        keys: [{ ...(await exportJWK(published.pair.publicKey)), kid: published.kid, alg: 'RS256', use: 'sig' }],
      }),
    // A real one shows a page here; who is signed in agrees at once.
    '/authorize': async (url, _request, response) => {
      const asked = Object.fromEntries(url.searchParams)
      const { redirect_uri = '', state = '', nonce = '', code_challenge: challenge = '' } = asked
      if (asked['client_id'] !== double.clientId || asked['code_challenge_method'] !== 'S256' || !nonce)
        return json(response, 400, { error: 'invalid_request' })
      const code = randomUUID()
      const byForm = asked['response_mode'] === 'form_post'
      codes.set(code, { nonce, challenge, redirectUri: redirect_uri, byForm })
      if (byForm) {
        const fields = { code, state, ...nameOnce(double.person, greeted) }
        response.writeHead(200, { 'content-type': 'text/html' }).end(formPage(redirect_uri, fields))
        return
      }
      const back = new URL(redirect_uri)
      back.searchParams.set('code', code)
      back.searchParams.set('state', state)
      response.writeHead(302, { location: back.href }).end()
    },
    '/token': async (_url, request, response) => {
      const form = new URLSearchParams(await bodyOf(request))
      const code = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isClient = form.get('client_id') === double.clientId
      if (!isClient || !(await double.isSecret(form.get('client_secret') ?? '')))
        return json(response, 401, { error: 'invalid_client' })
      if (!code || code.challenge !== challenge || code.redirectUri !== form.get('redirect_uri'))
        return json(response, 400, { error: 'invalid_grant' })
      const { name, ...person } = double.person
      const who = code.byForm ? person : { ...person, name }
      const claims = { ...who, nonce: code.nonce, aud: double.clientId, iss: double.issuer, ...double.twist }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
        .setIssuedAt()
        .setExpirationTime(claims.exp ?? '5m')
        .sign(signing.pair.privateKey)
      json(response, 200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: token })
    },
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', double.issuer)
    const answer = answers[url.pathname]
    if (answer) void answer(url, request, response)
    else json(response, 404, {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const double: ProviderDouble = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'our-client',
    clientSecret: 'a secret between the two',
    isSecret: (secret) => secret === double.clientSecret,
    person,
    twist: {},
    rotateKeys: async () => {
      published = await makeKey()
      signing = published
    },
    forgeSignature: async () => {
      signing = { kid: published.kid, pair: (await makeKey()).pair }
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
  return double
}

/** What stands beside the code at somebody's first sign-in. */
function nameOnce({ sub, name }: Person, greeted: Set<string>): { user?: string } {
  if (!name || greeted.has(sub)) return {}
  greeted.add(sub)
  const [firstName, ...rest] = name.split(' ')
  return { user: JSON.stringify({ name: { firstName, lastName: rest.join(' ') } }) }
}

/** A page that posts its fields at once. */
function formPage(action: string, fields: Record<string, string>): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<!doctype html><form method="post" action="${escaped(action)}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
