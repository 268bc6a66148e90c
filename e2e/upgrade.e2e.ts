import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { backup, restore } from '../src/kit/server/backup.ts'
import { openEmbedded } from '../src/kit/server/database.ts'
import { isMigrated, migrate } from '../src/kit/server/migrate.ts'
import { listReleases, rowsOf } from '../tools/release/releases.ts'
import { desk, openWindow, signIn } from './product.ts'
import { startIn } from './start.ts'

/** What nobody may lose by an upgrade. */
const lasting = ['accounts', 'brand_profiles', 'influencer_profiles', 'briefs', 'collabs', 'visits', 'deliverables']

const visits = [
  ['brand@demo.plusone.test', ['/app/brand/dashboard', '/app/brand/briefs', '/app/brand/value', '/app/brand/content']],
  ['creator@demo.plusone.test', ['/app/influencer/browse', '/app/influencer/dashboard', '/app/dms']],
  ['admin@demo.plusone.test', ['/app/admin/brand-browser', '/app/admin/collab-explorer']],
] as const

describe.each(listReleases())('a database of release $version', ({ version, lastMigration }) => {
  it('is taken over by this version, with everything in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plusone-upgrade-'))
    const data = join(folder, 'database')
    const before = await openEmbedded(data)
    await migrate(before, lastMigration)
    const had = await restore(before, rowsOf(version))
    await before.close()

    const product = await startIn(folder)
    const browser = await chromium.connect(inject('browserUrl'))
    const faults: string[] = []
    for (const [email, paths] of visits) {
      const { page } = await openWindow(browser, product.url, desk)
      page.on('pageerror', (error) => faults.push(error.message))
      // A release keeps the rows of its demo, not the pictures.
      page.on('response', (response) => {
        if (response.status() >= 500 && !response.url().includes('/media/')) faults.push(response.url())
      })
      await signIn(page, email)
      for (const path of paths) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
      }
    }
    await browser.close()
    await product.stop()
    expect(faults).toEqual([])

    const after = await openEmbedded(data)
    expect(await isMigrated(after)).toBe(true)
    const has = await backup(after, join(folder, 'after'))
    await after.close()
    for (const table of lasting) expect([table, has[table]]).toEqual([table, had[table]])
    rmSync(folder, { recursive: true, force: true })
  })
})
