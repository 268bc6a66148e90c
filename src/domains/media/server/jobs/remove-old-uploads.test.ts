import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { removeOldUploads } from './remove-old-uploads.ts'

it('finds nothing to remove in a data folder that is new', async () => {
  const w = await world()
  // It goes with the run’s own folder: the store of uploads may still be making its own in it.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plusone-new-'))
  await runJob({ ...w, config: { ...w.config, DATA_DIR } }, removeOldUploads)
  expect(existsSync(join(DATA_DIR, 'uploads'))).toBe(true)
})

it('removes the folders of processes that were killed at work, and none that is worked in', async () => {
  const w = await world()
  const [old, present, foreign] = ['work-folder-old', 'work-folder-present', 'other-old'].map((name) =>
    join(tmpdir(), `${name}-${process.pid}`),
  ) as [string, string, string]
  for (const folder of [old, present, foreign]) mkdirSync(folder)
  const yesterday = plus(now(), -2 * dayMs)
  for (const folder of [old, foreign]) utimesSync(folder, yesterday, yesterday)
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plusone-new-'))
  await runJob({ ...w, config: { ...w.config, DATA_DIR } }, removeOldUploads)
  expect([old, present, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true])
  for (const folder of [present, foreign]) rmSync(folder, { recursive: true })
})
