import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeWorkFolder } from './work-folder.ts'

/** A place for a file on this machine, gone when it is closed. */
export async function borrowPlace(): Promise<{ path: string; close: () => Promise<void> }> {
  const folder = await makeWorkFolder()
  return { path: join(folder, 'file'), close: () => rm(folder, { recursive: true, force: true }) }
}
