import { expect, it } from 'vitest'
import { checkRunning } from './running.ts'
import { parseSource } from './source.ts'

const packageJson = JSON.stringify({
  scripts: {
    start: 'exec node tools/start.mjs',
    admin: 'node tools/run.mjs src/admin.ts',
    test: 'node tools/test.mjs',
  },
  dependencies: { vite: '1', '@scope/kept': '1' },
  devDependencies: { vitest: '1' },
})
const problemsOf = (files: Record<string, string>, page = '') =>
  checkRunning(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
    packageJson,
    [{ text: page }],
  ).problems

it('names the way from a start to a package that only development installs', () => {
  const problems = problemsOf({
    'vite.server.config.ts': "import 'vite'\nexport default { input: 'src/main.ts' }",
    'src/main.ts': "const demo = () => import('./demo.ts')",
    'src/demo.ts': "export * from './helper.ts'",
    'src/helper.ts': "import { it } from 'vitest'",
  })
  expect(problems).toEqual([expect.stringMatching(/^src\/main\.ts → src\/demo\.ts → src\/helper\.ts → vitest: /)])
})

it('follows the commands, the pages and what builds them', () => {
  const bad = "import 'vitest'"
  expect(problemsOf({ 'src/admin.ts': bad })).toHaveLength(1)
  expect(problemsOf({ 'tools/start.mjs': bad })).toHaveLength(1)
  expect(problemsOf({ 'vite.config.ts': bad })).toHaveLength(1)
  expect(problemsOf({ 'src/page.tsx': bad }, '<script src="/src/page.tsx">')).toHaveLength(1)
  expect(problemsOf({ 'tools/test.mjs': bad })).toEqual([])
})

it('lets types, parts of Node.js and what is installed pass', () => {
  const fine =
    "import type { A } from 'vitest'\nexport type { B } from 'vitest'\nimport 'node:fs'\nimport '@scope/kept/part'"
  expect(problemsOf({ 'src/admin.ts': fine })).toEqual([])
})
