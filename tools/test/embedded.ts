import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the embedded database is asked again, after everything passed on PostgreSQL. */
export type EmbeddedPart = { whole: string[]; calls: string[] }

const several = /\bPromise\.(all|allSettled)\(/
const asEveryRole = /\bdescribeCall\(/

/**
 * What can differ on the embedded database, by what a test does: all of the files that speak to the database itself
 * (`kit/server`), run as a job, or do several things at once (`Promise.all`); of every other callable the one test that
 * makes it as each role, and with it every statement on its way to success.
 */
export function chooseEmbedded(files: { path: string; text: string }[]): EmbeddedPart {
  const part: EmbeddedPart = { whole: [], calls: [] }
  for (const { path, text } of files) {
    if (!isServerTest(path)) continue
    const isJob = /\/server\/jobs\//.test(path)
    if (path.startsWith('src/kit/') || isJob || several.test(text)) part.whole.push(path)
    else if (asEveryRole.test(text)) part.calls.push(path)
  }
  return part
}

/** Whether a test uses the database that the run is on. */
export function isServerTest(path: string): boolean {
  return /^src\/(kit|domains\/[^/]+)\/server\/.*\.test\.ts$/.test(path)
}

export function readServerTests(root: string): { path: string; text: string }[] {
  return globSync('src/**/server/**/*.test.ts', { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
