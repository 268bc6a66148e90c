/**
 * `npm run release -- VERSION`: a chapter of `CHANGELOG.md` from the commits since the release before, the version in
 * package.json, and in `releases/` the demo’s rows as this version writes them, which every later version must be able to
 * take over. Ends with a commit and a tag; nothing is pushed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { startIn } from '../e2e/start.ts'
import { must } from '../src/kit/contract/must.ts'
import { backup } from '../src/kit/server/backup.ts'
import { openEmbedded } from '../src/kit/server/database.ts'
import { projectRoot } from '../src/kit/server/root.ts'
import { ensureBuilt } from './launch/build.mjs'
import { chapterOf, followersOf, withChapter } from './release/changelog.ts'
import { cutBackup } from './release/kept-rows.ts'
import { listReleases, releasesFile, rowsOf } from './release/releases.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()
const inProject = (name: string) => join(projectRoot, name)
const today = () => new Date().toISOString().slice(0, 10)

try {
  const [version = ''] = process.argv.slice(2)
  const releases = listReleases()
  const before = must(releases.at(-1), 'a release before this one')
  if (!followersOf(before.version).includes(version))
    throw new Error(
      `Usage: npm run release -- VERSION. It must follow ${before.version}: ${followersOf(before.version).join(', ')}.`,
    )
  if (git('status', '--porcelain')) throw new Error('Commit or stash what you changed first.')
  const subjects = git('log', '--no-merges', '--format=%s', `${before.commit}..HEAD`).split('\n').filter(Boolean)

  await keepRows(rowsOf(version))
  const changelog = inProject('CHANGELOG.md')
  writeFileSync(changelog, withChapter(readFileSync(changelog, 'utf8'), chapterOf(version, today(), subjects)))
  const last = must(
    readdirSync(inProject('migrations'))
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1),
  )
  const all = [...releases, { version, day: today(), commit: git('rev-parse', 'HEAD'), lastMigration: last }]
  writeFileSync(releasesFile, `${JSON.stringify(all, null, 2)}\n`)
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: projectRoot, stdio: 'ignore' })
  git('add', '--all')
  git('commit', '--message', `release: ${version}`)
  git('tag', `v${version}`)
  console.log(`Released ${version}. Read its chapter in CHANGELOG.md, then: git push --follow-tags`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The product makes its demo on an empty folder; its rows are kept, of large tables that no other refers to only some. */
async function keepRows(file: string): Promise<void> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'plusone-release-'))
  try {
    const product = await startIn(folder)
    await product.stop()
    const database = await openEmbedded(join(folder, 'database'))
    const whole = join(folder, 'whole')
    await backup(database, whole)
    const { rows } = await database.db.execute<{ name: string }>(sql`
      select t.relname as name from pg_class t
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
        and not exists (select from pg_constraint c where c.confrelid = t.oid and c.contype = 'f')`)
    await database.close()
    await cutBackup(whole, file, new Set(rows.map(({ name }) => name)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
