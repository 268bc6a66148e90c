import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../src/kit/server/root.ts'

/** A version that people run. `lastMigration`: the newest that its database has. */
export type Release = { version: string; day: string; commit: string; lastMigration: string }

const folder = join(projectRoot, 'releases')
export const releasesFile = join(folder, 'releases.json')

/** Every release so far, the first one first. */
export const listReleases = () => JSON.parse(readFileSync(releasesFile, 'utf8')) as Release[]

/** The demo’s rows as that version wrote them. */
export const rowsOf = (version: string) => join(folder, `${version}.backup`)
