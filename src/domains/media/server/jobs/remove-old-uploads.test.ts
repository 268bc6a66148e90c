import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
