import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from '../../kit/server/log.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { prepareDemo } from './demo.ts'

it('leaves nothing behind when the demo could not be finished, so that the next start begins again', async () => {
  const database = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'plusone-demo-'))
  // No file can be stored where another one stands instead of the folder.
  writeFileSync(join(folder, 'media'), '')
  const config = testConfig({ DATA_DIR: folder, DEMO_DATA: 'on', DEMO_PASSWORD: 'table for two' })
  await expect(prepareDemo(database, config, openLog('silent'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  const { rows } = await database.pool.query(
    'select (select count(*) from accounts) + (select count(*) from files) as n',
  )
  expect(Number(rows[0].n)).toBe(0)
}, 120_000)
