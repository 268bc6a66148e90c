import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../server/config.ts'

/** A product for tests that say nothing of theirs. */
export const exampleIdentity = { PRODUCT_NAME: 'Example', MAIL_FROM: 'Example <hello@example.test>' }

/** Settings for a test, with a data folder of its own. */
export function testConfig(overrides: Record<string, string> = {}): Config {
  return readConfig(exampleIdentity, {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'test-')),
    SESSION_SECRET: 'a secret for tests only, 32 characters or more',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
    PAYMENTS_SANDBOX: 'on',
    // Nobody: a test that wants a booking system opens one.
    WIX_API_BASE: 'http://127.0.0.1:1',
    ...overrides,
  })
}
