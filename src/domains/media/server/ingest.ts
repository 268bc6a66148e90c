import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { constants, copyFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { first, must, one } from '../../../kit/contract/must.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { isVoiceNote } from '../voice-note.ts'
import { checkContent, type ContentCheck, type ContentFacts, passes } from '../content-checks.ts'
import { formats } from '../formats.ts'
import { isWholePdf } from './whole-pdf.ts'
import { probeImage } from './probe-image.ts'
import { sniff } from './sniff.ts'
import { stripLocation } from './strip-location.ts'
import { fileOwners, files, type StoredFile } from './tables.ts'
import { probeVideo } from './video-work.ts'

export type MediaDeps = { db: Queryable; storage: Storage }
/** A file as it was brought: where it lies, or its bytes; its name with the extension; the account that brought it. */
export type Brought = { name: string; ownerUid: string; visibility?: StoredFile['visibility'] } & (
  | { path: string }
  | { buffer: Buffer }
)

type Looked = Omit<ContentFacts, 'mime'> & { mime: string | null; phash?: string; placeholder?: string }

/**
 * Checks a file, takes out of it what tells a location, and stores it once however often it is brought. Private unless said otherwise.
 * Refused with `invalid-argument` (cause and fix as its text, the checklist in `details.checks`), and then nothing is stored.
 */
export async function ingestFile({ db, storage }: MediaDeps, brought: Brought): Promise<StoredFile> {
  return inWorkFolder(async (folder) => {
    const path = join(folder, 'file')
    if ('buffer' in brought) await writeFile(path, brought.buffer)
    else await copyFile(brought.path, path, constants.COPYFILE_FICLONE)
    const facts = await look(path, brought.name)
    refuse(checkContent(facts))
    const contentHash = await hashOf(path)
    return (await known(db, contentHash, brought)) ?? (await store(db, storage, { path, contentHash, facts, brought }))
  })
}

/** What is found out about a file without trusting a word of it. */
async function look(path: string, name: string): Promise<Looked> {
  const { size: bytes } = await stat(path)
  const mime = bytes === 0 ? null : asNamed(name, await sniff(path))
  const facts: Looked = { name, bytes, mime }
  // Only what may be taken is opened by the readers of pictures and videos.
  if (!passes(checkContent(facts))) return facts
  if (must(formats[must(mime, 'mime')]).kind === 'image') {
    const image = await probeImage(path)
    return { ...facts, ...(image ?? { readable: false }) }
  }
  if (must(formats[must(mime, 'mime')]).kind === 'document')
    return { ...facts, readable: await isWholePdf(path), width: 0, height: 0 }
  const video = await probeVideo(path, must(mime, 'mime'))
  return { ...facts, readable: video !== null, ...video }
}

/** Recorders put sound into the same containers as video: which it is supposed to be, its name says. */
const sounds: Readonly<Record<string, string>> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
}

function asNamed(name: string, mime: string | null): string | null {
  return mime !== null && isVoiceNote(name) ? (sounds[mime] ?? mime) : mime
}

function refuse(checks: readonly ContentCheck[]): void {
  if (passes(checks)) return
  const wrong = checks.filter((check) => !check.ok)
  // An empty file has no content to tell a type by: its size says it all.
  const problem = wrong.find((check) => check.check === 'size') ?? first(wrong)
  throw new CallError('invalid-argument', `${problem.cause} ${problem.fix}`, { details: { checks } })
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The file that these bytes already are, now also of the one who brought them. */
async function known(
  db: Queryable,
  contentHash: string,
  { ownerUid, visibility }: Brought,
): Promise<StoredFile | null> {
  const [file] = await db.select().from(files).where(eq(files.contentHash, contentHash))
  if (!file) return null
  await db.insert(fileOwners).values({ fileUid: file.uid, accountUid: ownerUid, at: now() }).onConflictDoNothing()
  if (visibility !== 'public' || file.visibility === 'public') return file
  const shown = one(await db.update(files).set({ visibility }).where(eq(files.uid, file.uid)).returning())
  return shown
}

async function store(
  db: Queryable,
  storage: Storage,
  parts: { path: string; contentHash: string; facts: Looked; brought: Brought },
): Promise<StoredFile> {
  const { path, contentHash, facts, brought } = parts
  const format = must(formats[must(facts.mime, 'mime')])
  if (!(await stripLocation(path, must(facts.mime, 'mime')))) refuse(checkContent({ ...facts, readable: false }))
  const filePath = `${contentHash.slice(0, 2)}/${contentHash.slice(2)}.${format.extensions[0]}`
  await storage.put(`original/${filePath}`, path, must(facts.mime, 'mime'))
  await db
    .insert(files)
    .values({
      uid: newUid('file'),
      contentHash,
      path: filePath,
      kind: format.kind,
      mime: must(facts.mime, 'mime'),
      bytes: (await stat(path)).size,
      width: must(facts.width, 'width'),
      height: must(facts.height, 'height'),
      durationMs: facts.durationMs ?? null,
      hasSound: facts.hasSound ?? null,
      phash: facts.phash ?? null,
      placeholder: facts.placeholder ?? null,
      visibility: brought.visibility ?? 'private',
      ownerUid: brought.ownerUid,
      createdAt: now(),
    })
    .onConflictDoNothing()
  // Whoever was faster with the same bytes has stored the same object under the same key.
  return must(await known(db, contentHash, brought))
}
