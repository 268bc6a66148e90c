import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { must } from '../../../kit/contract/must.ts'
import { runJob } from '../../../world/run-job.ts'
import { world } from '../../../world/world.ts'
import { mediaJobs } from './jobs.ts'

it('finds nothing to remove in a data folder that is new', async () => {
  const w = await world()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plusone-new-'))
  const job = must(mediaJobs(openStorage).find(({ name }) => name === 'remove-old-uploads'))
  try {
    await runJob({ ...w, config: { ...w.config, DATA_DIR } }, job)
    expect(existsSync(join(DATA_DIR, 'uploads'))).toBe(true)
  } finally {
    rmSync(DATA_DIR, { recursive: true })
  }
})
