import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../server/config.ts'

/** Settings for a test, with a data folder of its own. */
export function testConfig(overrides: Record<string, string> = {}): Config {
  return readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'plusone-test-')),
    SESSION_SECRET: 'a secret for tests only, 32 characters or more',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
    ...overrides,
  })
}
