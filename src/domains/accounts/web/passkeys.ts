import { postAuth } from '../../../kit/web/session.ts'

/** What signing needs is loaded when somebody uses a passkey. */
const webauthn = () => import('@simplewebauthn/browser')

/** Whether this browser makes passkeys for this address: that of a domain or `localhost`, never an IP address. */
export const hasPasskeys = () => 'PublicKeyCredential' in window && !/^\[|^[\d.]+$/.test(location.hostname)

/** The same page where this machine’s own IP address has a name, at which passkeys work; null where it needs none. */
export function namedAddress(here: string): string | null {
  const named = new URL(here)
  if (!/^127\.|^\[::1\]$/.test(named.hostname)) return null
  named.hostname = 'localhost'
  return named.href
}

/** A person closed the browser's own window, or let its time run out. */
export class PasskeyCancelled extends Error {}

async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))
      throw new PasskeyCancelled('You closed the passkey window. Try again whenever you’re ready.')
    throw new Error('Your browser couldn’t use a passkey here. Try another way.', { cause: error })
  }
}

/** Makes a passkey by what the server sent. Answers what it is to be told. */
export async function makePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await webauthn()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const { id, rawId, type, authenticatorAttachment, response } = await asked(
    startRegistration({ optionsJSON: options as unknown as Options }),
  )
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    authenticatorAttachment,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** Signs with a passkey: asks the server's door `start` what to sign. Answers the proof for the door beside it. */
export async function signWithPasskey(start: string, body: object = {}) {
  const { startAuthentication } = await webauthn()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const options = await postAuth(start, body)
  const { id, rawId, type, response } = await asked(startAuthentication({ optionsJSON: options as Options }))
  return { id, rawId, type, clientExtensionResults: {}, response }
}
