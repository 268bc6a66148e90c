import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Head, readThrough, type Tail } from '../../src/kit/server/backup-reading.ts'

/** Characters kept of a table that no other refers to: enough rows of each kind to be changed by a migration. */
const mostOfALeaf = 200_000

/** Copies a backup without most rows of the large tables that none refers to, so that it is small enough to be kept for good. */
export async function cutBackup(
  from: string,
  to: string,
  leaves: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const lines: string[] = []
  const rows: Record<string, number> = {}
  const sizes = new Map<string, number>()
  await readThrough(from, undefined, {
    head: (head: Head) => {
      for (const { name } of head.tables) rows[name] = 0
      lines.push(JSON.stringify(head))
    },
    row: (name, row) => {
      const size = (sizes.get(name) ?? 0) + row.length
      if (leaves.has(name) && size > mostOfALeaf) return
      sizes.set(name, size)
      rows[name] = (rows[name] ?? 0) + 1
      lines.push(`["${name}",${row}]`)
    },
  })
  const hash = createHash('sha256')
  for (const line of lines) hash.update(`${line}\n`)
  lines.push(JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies Tail))
  writeFileSync(to, gzipSync(`${lines.join('\n')}\n`, { level: 9 }))
  return rows
}
