import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { settingNames } from '../src/kit/server/config.ts'

/** Settings whose name or value in the browser would be a leak. */
const secret = settingNames.filter((name) => /SECRET|PASSWORD|KEY|TOKEN|DATABASE|SMTP|ADMIN|DATA_DIR/.test(name))

it('holds no name and no value of a secret setting, even when the build could read them', async () => {
  const to = mkdtempSync(join(tmpdir(), 'plusone-bundle-'))
  const values = Object.fromEntries(secret.map((name) => [name, `leaked-${name.toLowerCase()}-value`]))
  const env = { ...process.env, ...values }
  await promisify(execFile)('vite', ['build', '--outDir', to, '--logLevel', 'error'], {
    cwd: join(import.meta.dirname, '..'),
    env,
  })
  const built = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|css|html|json)$/.test(path),
  )
  expect(built.length).toBeGreaterThan(20)
  expect(secret.length).toBeGreaterThanOrEqual(7)
  const words = [...secret, 'leaked-', 'PRIVATE KEY-----', 'sk_live_', 'sk_test_', 'whsec_', 'process.env.']
  const leaks = built.flatMap((path) => {
    const text = readFileSync(join(to, path), 'utf8')
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
  })
  expect(leaks).toEqual([])
})
