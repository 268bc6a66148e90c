import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { licensedIn, writeNotices } from './notices.ts'

const root = mkdtempSync(join(tmpdir(), 'plusone-notices-'))
afterAll(() => rmSync(root, { recursive: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

it('hands on the licence of each installed package once, and of none that is for developers', () => {
  put('node_modules/b/LICENSE', 'MIT of Bo')
  put('node_modules/@a/c/LICENCE.md', 'Apache of Ada')
  put('node_modules/@a/c/NOTICE', 'Made by Ada')
  put('node_modules/@a/c/node_modules/b/LICENSE', 'MIT of Bo')
  put('node_modules/d/index.js', '')
  put('node_modules/e/Readme.md', '# E\n\nUseful.\n\n## License\n\nMIT\n\n## More\n')
  put('node_modules/tool/LICENSE', 'of a tool')
  const mit = { license: 'MIT' }
  const packages = licensedIn(root, {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', ...mit },
      'node_modules/@a/c': { version: '1.1.0', license: 'Apache-2.0' },
      'node_modules/@a/c/node_modules/b': { version: '1.0.0', ...mit },
      'node_modules/d': { version: '3.0.0', license: 'ISC' },
      'node_modules/e': { version: '4.0.0' },
      'node_modules/elsewhere': { version: '1.0.0', ...mit },
      'node_modules/tool': { version: '1.0.0', dev: true },
    },
  })
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@a/c 1.1.0',
    'b 1.0.0',
    'b 2.0.0',
    'd 3.0.0',
    'e 4.0.0',
  ])
  const text = writeNotices(packages)
  expect(text).toContain('Apache of Ada\n\nMade by Ada')
  expect(text).toContain('b 1.0.0 (MIT)\nb 2.0.0 (MIT)')
  expect(text.split('MIT of Bo')).toHaveLength(2)
  expect(text).toContain('d 3.0.0 (ISC)')
  expect(text).toContain('e 4.0.0 (MIT)')
  expect(text).toContain('no licence file. Its licence: ISC.')
  expect(text).toMatch(/GSHHG .* LGPL 3\.0 or later/)
})
