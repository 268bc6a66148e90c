import { createWriteStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import * as z from 'zod/mini'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { ArchivedPerson } from '../../../accounts/server/archived-people.ts'
import { ArchivedFile } from '../../../media/server/archived-files.ts'
import { archiveFormat, archivePaths, Manifest, Person } from './archive-form.ts'
import type { Row } from './own-rows.ts'

/** The largest list of records that is read, in bytes. */
const mostBytes = 500_000_000

const asRow = z.record(z.string(), z.unknown())

export const notAnArchive = () =>
  new CallError(
    'invalid-argument',
    'This isn’t an archive of an organisation. Export the organisation again and import the ZIP file as it is.',
  )

/** An archive while it is read. */
export type Archive = {
  manifest: Manifest
  people: () => Promise<ArchivedPerson[]>
  files: () => Promise<ArchivedFile[]>
  rows: (table: string) => Promise<Row[]>
  /** Writes a file of it to `to`; false where it isn’t in the archive. */
  extract: (name: string, to: string) => Promise<boolean>
  close: () => void
}

/** Opens the archive of an organisation; refuses anything else. */
export async function openArchived(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
    throw notAnArchive()
  })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const lines = <T>(name: string, schema: z.ZodMiniType<T>) => readLines(zip, entries.get(name), schema)
    const [manifest] = await lines(archivePaths.manifest, Manifest)
    if (!manifest) throw notAnArchive()
    if (manifest.format !== archiveFormat)
      throw new CallError('failed-precondition', 'This archive is of a newer release. Upgrade first, then import it.')
    return {
      manifest,
      people: () => lines(archivePaths.people, Person),
      files: () => lines(archivePaths.files, ArchivedFile),
      rows: (table) => lines(archivePaths.rows(table), asRow),
      extract: async (name, to) => {
        const entry = entries.get(`files/${name}`)
        if (!entry) return false
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to, { mode: 0o600 }))
        return true
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readLines<T>(zip: ZipFile, entry: Entry | undefined, schema: z.ZodMiniType<T>): Promise<T[]> {
  if (!entry) return []
  if (entry.uncompressedSize > mostBytes) throw notAnArchive()
  const whole = await text(await zip.openReadStreamPromise(entry))
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const parsed = schema.safeParse(jsonOf(line))
      if (!parsed.success) throw notAnArchive()
      return parsed.data
    })
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
