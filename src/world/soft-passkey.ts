import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** CBOR (RFC 8949) of what an authenticator sends: maps, text, bytes and small integers. */
type Cbor = Map<string | number, Cbor> | string | number | Buffer

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** User present, user verified (WebAuthn level 3, §6.1). */
const present = 0x01
const verified = 0x04
const hasCredential = 0x40

/**
 * An authenticator in software, for tests: makes and uses passkeys as a browser at `address` does (ES256, no attestation); of
 * this machine's own address as one at `localhost`, because none does for an IP address.
 * `counts` has it count its uses, as few do.
 */
export function softPasskey(address: string, { counts = false } = {}) {
  const origin = address.replace('//127.0.0.1', '//localhost')
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = base64url(randomBytes(32))
  let uses = 0
  const rpIdHash = sha256(new URL(origin).hostname)
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, ...more: Buffer[]) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, ...more])
  }
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  return {
    /** Answers the options of a registration. */
    make({ challenge }: { challenge?: unknown }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const bytes = (text: string) => Buffer.from(text, 'base64url')
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      )
      const length = Buffer.from([0, 32])
      const authData = authenticatorData(
        present | verified | hasCredential,
        Buffer.alloc(16),
        length,
        Buffer.from(id, 'base64url'),
        key,
      )
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Answers the options of a sign-in. */
    sign({ challenge }: { challenge?: unknown }) {
      if (counts) uses += 1
      const data = authenticatorData(present | verified)
      const client = clientData('webauthn.get', challenge)
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
