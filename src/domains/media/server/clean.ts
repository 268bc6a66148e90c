import type { FastifyBaseLogger } from 'fastify'
import type { Scanner } from '../../../adapters/scanning/scanning.ts'
import { CallError } from '../../../kit/contract/errors.ts'

/** Refuses malware. While the scanner can't tell, nothing is taken in; `later` says what becomes of the file meanwhile. */
export async function assertClean(
  scanner: Scanner | null,
  path: string,
  log: FastifyBaseLogger,
  later = 'We’ve kept yours. Try again in a few minutes.',
): Promise<void> {
  if (!scanner) return
  const found = await scanner.scan(path).catch((cause: unknown) => {
    log.error({ err: cause }, 'an upload could not be scanned')
    throw new CallError('unavailable', `We can’t check files for viruses right now. ${later}`, { cause })
  })
  if (found === null) return
  log.warn({ found }, 'an upload was refused by the scanner')
  throw new CallError(
    'invalid-argument',
    'Our virus scanner found something harmful in this file. Check your device, then upload a clean copy.',
  )
}
