import type { Config } from '../../../kit/server/config.ts'
import type { ContentFacts } from '../content-checks.ts'
import type { FileView } from '../contract.ts'
import { signedPath } from './signing.ts'
import type { StoredFile } from './tables.ts'

/** A file for someone who may see it: the caller has decided that. */
export function viewFile(config: Config, file: StoredFile): FileView {
  const { uid, kind, mime, bytes, width, height, durationMs, hasSound, placeholder, posterPath } = file
  const seen = (path: string) => (file.visibility === 'public' ? path : signedPath(config, path))
  const poster = posterPath && seen(posterPath)
  return {
    uid,
    file_path: seen(file.path),
    kind,
    mime,
    bytes,
    width,
    height,
    durationMs,
    hasSound,
    placeholder,
    poster,
  }
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
    ...(file.kind !== 'image' && { durationMs, hasSound }),
  }
}
