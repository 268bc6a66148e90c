import type { Config } from '../../../kit/server/config.ts'
import type { ContentFacts } from '../content-checks.ts'
import type { FileView } from '../contract.ts'
import { signedPath } from './signing.ts'
import type { StoredFile } from './tables.ts'

/** A file for someone who may see it: the caller has decided that. */
export function viewFile(config: Config, file: StoredFile): FileView {
  const { uid, kind, mime, bytes, width, height, durationMs, hasSound, placeholder } = file
  const file_path = file.visibility === 'public' ? file.path : signedPath(config, file.path)
  return { uid, file_path, kind, mime, bytes, width, height, durationMs, hasSound, placeholder }
}

/** What is known of a stored file, to check it against what a brief asks for. */
export function factsOf(file: StoredFile): ContentFacts {
  const { path, bytes, mime, width, height, durationMs, hasSound } = file
  return {
    name: path,
    bytes,
    mime,
    width,
    height,
    readable: true,
    ...(file.kind === 'video' && { durationMs, hasSound }),
  }
}
