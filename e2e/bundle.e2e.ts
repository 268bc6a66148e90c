import { execFile } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { firstLoadOf, firstScreens } from '../bench/first-load.ts'
import { settingNames } from '../src/kit/server/config.ts'

/** Settings whose name or value in the browser would be a leak. */
const secret = settingNames.filter((name) => /SECRET|PASSWORD|KEY|TOKEN|DATABASE|SMTP|ADMIN|DATA_DIR/.test(name))

/** Builds the pages as they are built for everyone, but for writing and compressing the files. */
const program = `
  import { build } from 'vite'
  const { output } = await build({ logLevel: 'error', build: { write: false } })
  console.log(JSON.stringify(output.map(({ fileName, code, source }) => [fileName, String(code ?? source)])))`

let built: [path: string, text: string][] = []
beforeAll(async () => {
  const values = Object.fromEntries(secret.map((name) => [name, `leaked-${name.toLowerCase()}-value`]))
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production', ...values },
    maxBuffer: Infinity,
  })
  built = (JSON.parse(stdout) as typeof built).filter(([path]) => /\.(js|css|html|json)$/.test(path))
})

it('holds no name and no value of a secret setting, even when the build could read them', () => {
  expect(built.length).toBeGreaterThan(20)
  expect(built.filter(([path]) => path.endsWith('.html'))).toHaveLength(3)
  expect(secret.length).toBeGreaterThanOrEqual(7)
  const words = [...secret, 'leaked-', 'PRIVATE KEY-----', 'sk_live_', 'sk_test_', 'whsec_', 'process.env.']
  const leaks = built.flatMap(([path, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  )
  expect(leaks).toEqual([])
})

it.each(firstScreens)('opens the $page with at most $kB kB of JS and CSS in $files files', ({ modules, kB, files }) => {
  const texts = new Map(built)
  const manifest = JSON.parse(texts.get('.vite/manifest.json') ?? '')
  const first = firstLoadOf(manifest, modules)
  expect(first.length).toBeLessThanOrEqual(files)
  const sizes = first.map((file) => gzipSync(texts.get(file) ?? '').length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(kB)
})
