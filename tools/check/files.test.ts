import { expect, it } from 'vitest'
import { checkDocuments } from './documents.ts'
import { failed } from './gate.ts'
import { checkLockfile, completeLockfile } from './lockfile.ts'
import { checkSizes, countCodeLines, sizeLimit } from './sizes.ts'
import { parseSource } from './source.ts'

it('counts lines of code without blanks and comments', () => {
  const text = '// one\n\nconst a = 1 // two\n/*\n three\n*/\nconst b = `\n// four\n`\n'
  expect(countCodeLines(parseSource('src/a.ts', text))).toBe(4)
})

it.each([
  ['src/a.ts', 250],
  ['src/A.tsx', 300],
  ['src/a.test.ts', 500],
  ['src/A.test.tsx', 500],
  ['e2e/a.e2e.ts', 500],
  ['tools/a.mjs', 250],
])('%s may have %i lines', (path, limit) => {
  const lines = (count: number) => checkSizes([parseSource(path, 'let a\n'.repeat(1) + 'a = 1\n'.repeat(count - 1))])
  expect(sizeLimit(path)).toBe(limit)
  expect(lines(limit).problems).toEqual([])
  expect(lines(limit + 1).problems).toEqual([
    `${path}: ${limit + 1} lines of code, ${limit} allowed: split it by verb or noun.`,
  ])
})

it('follows links and code spans of documents', () => {
  const text = [
    'See [the rules](../src/rules.ts#top), [the site](https://example.org) and [above](#above),',
    '`src/rules.ts:12`, `src/domains/`, `src/…/calls.ts`, `src/domains/<name>/x.ts`, `npm start`,',
    'but not `src/gone.ts` nor [this](missing.md).',
    '```sh\nls `src/in-a-block.ts`\n```',
  ].join('\n')
  const files = ['src/rules.ts', 'src/domains/collabs/stages.ts']
  const { problems } = checkDocuments([{ path: 'docs/a.md', text }], files, () => '')
  expect(problems).toEqual([
    'docs/a.md names docs/missing.md, which does not exist: correct or drop it.',
    'docs/a.md names src/gone.ts, which does not exist: correct or drop it.',
  ])
})

it('looks for names of a document in the file beside them', () => {
  const text =
    'Read with `useRead`, `useList` and `useWrite` (`src/calls.ts`), never `useGone` (`src/calls.ts`). `Other` too.'
  const code = 'export function useRead() {}\nexport const useList = 1\nexport { useWrite }\n// useGone'
  const { problems } = checkDocuments([{ path: 'docs/a.md', text }], ['src/calls.ts'], () => code)
  expect(problems).toEqual(['docs/a.md names useGone in src/calls.ts, which exports none: correct or drop it.'])
})

it('finds a registry host in the lockfile', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { resolved: 'https://registry.example/a.tgz', integrity: 'sha512-a' },
      'node_modules/b': { dev: true },
    },
  }
  const { problems, saw } = checkLockfile(JSON.stringify(lock))
  expect(saw).toBe(3)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('registry.example')
})

it('fails a gate that saw nothing', () => {
  expect(failed(checkSizes([]))).toBe(true)
  expect(failed(checkSizes([parseSource('src/a.ts', 'export const a = 1')]))).toBe(false)
})

it('completes the lockfile with builds for other platforms', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/lint': {
        dev: true,
        optionalDependencies: { '@lint/binding-linux-x64-musl': '1.2.0', '@lint/win32-x64': '1.2.0' },
      },
      'node_modules/@lint/win32-x64': { dev: true, version: '1.2.0' },
    },
  }
  expect(checkLockfile(JSON.stringify(lock)).problems).toHaveLength(1)
  const completed = completeLockfile(lock)
  expect(completed.packages['node_modules/@lint/binding-linux-x64-musl']).toEqual({
    version: '1.2.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(checkLockfile(JSON.stringify(completed)).problems).toEqual([])
})
