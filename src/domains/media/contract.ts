import * as z from 'zod/mini'
import { FileUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'

/** A file as pages show it. `file_path` goes behind `/media/{variant}/`; for a private file it carries a signature that ends. */
export const FileView = z.object({
  uid: FileUid,
  file_path: z.string(),
  /** `audio` in messages alone, `document` (a PDF) in messages and our team’s notes alone. */
  kind: z.enum(['image', 'video', 'audio', 'document']),
  mime: z.string(),
  bytes: z.number(),
  /** Of sound and documents, 0, and so the height. */
  width: z.number(),
  height: z.number(),
  durationMs: z.nullable(z.number()),
  hasSound: z.nullable(z.boolean()),
  placeholder: z.nullable(z.string()),
  /** A picture of one moment of a video, as another `file_path`. */
  poster: z.nullable(z.string()),
})
export type FileView = z.output<typeof FileView>

/** A file with the name that it was brought with. */
export const NamedFile = z.extend(FileView, { name: z.string() })
export type NamedFile = z.output<typeof NamedFile>

export const mediaCalls = defineCalls({
  /** A file that the caller brought; staff see every one. */
  getFile: {
    kind: 'read',
    access: { account: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ uid: FileUid }),
    output: FileView,
    refusals: ['not-found'],
    shows: ['deliverable', 'profile'],
  },
  /** Gives a video that the caller brought its picture, once: what it shows before it is played, and near copies are told by it. */
  setPoster: {
    kind: 'write',
    access: { account: 'own' },
    input: z.object({ uid: FileUid, posterUid: FileUid }),
    output: FileView,
    refusals: ['not-found', 'invalid-argument'],
    touches: ['deliverable'],
  },
})
