import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** Encrypts a file with age for who has the secret key, chunk by chunk. Answers the path of the encrypted one beside it. */
export async function encryptFor(recipient: string, path: string): Promise<string> {
  const { Encrypter } = await import('age-encryption')
  const age = new Encrypter()
  age.addRecipient(recipient)
  const plain = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  const encrypted = await age.encrypt(plain as Parameters<typeof age.encrypt>[0])
  await pipeline(Readable.fromWeb(encrypted as ReadableStream), createWriteStream(`${path}.age`, { mode: 0o600 }))
  return `${path}.age`
}
