import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project as a generator sees it. Nothing is written before all of it is known, so a refusal leaves no half behind. */
export type Tree = {
  /** The text of a file, with what was changed so far. Throws when there is none. */
  read: (path: string) => string
  has: (path: string) => boolean
  /** A new file. Throws when there is one already. */
  add: (path: string, text: string) => void
  change: (path: string, edit: (text: string) => string) => void
  /** Writes everything and answers the paths, in the order in which they were asked for. */
  write: () => string[]
}

export function openTree(root: string): Tree {
  const changed = new Map<string, string>()
  const has = (path: string) => changed.has(path) || existsSync(join(root, path))
  const read = (path: string) => {
    if (!has(path)) throw new Error(`${path} does not exist.`)
    return changed.get(path) ?? readFileSync(join(root, path), 'utf8')
  }
  return {
    read,
    has,
    add: (path, text) => {
      if (has(path)) throw new Error(`${path} exists already.`)
      changed.set(path, text)
    },
    change: (path, edit) => void changed.set(path, edit(read(path))),
    write: () => {
      for (const [path, text] of changed) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return [...changed.keys()]
    },
  }
}
