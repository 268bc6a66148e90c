import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'work-folder-'

/** A folder on this machine for a work: whoever makes it removes it, and `removeOldWorkFolders` what killed processes left. */
export const makeWorkFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

/** Works on files in a folder of its own, which goes when the work is over. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeWorkFolder()
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what processes left that were killed at work: what nothing was put into since `before`. Answers how many. */
export async function removeOldWorkFolders(before: Date): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  let removed = 0
  for (const name of names) {
    const folder = join(tmpdir(), name)
    // Another process may remove it at the same moment, or it is none of ours.
    const found = await stat(folder).catch(() => null)
    if (!found?.isDirectory() || found.mtime >= before) continue
    await rm(folder, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
