import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, from the sources and from the bundle in `dist/server` alike: the nearest one with a package. */
export const projectRoot = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The server has to run inside its project folder, and this isn’t one.')
  return rootAbove(above)
}
