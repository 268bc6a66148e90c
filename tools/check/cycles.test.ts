import { expect, it } from 'vitest'
import { checkCycles } from './cycles.ts'
import { parseSource } from './source.ts'

const problemsOf = (files: Record<string, string>) =>
  checkCycles(Object.entries(files).map(([path, text]) => parseSource(path, text))).problems

it('names the files of a circle, types included', () => {
  const problems = problemsOf({
    'src/kit/web/a.ts': "import { b } from './b.ts'",
    'src/kit/web/b.ts': "export * from './c.ts'",
    'src/kit/web/c.ts': "import type { A } from './a.ts'",
    'src/kit/web/d.ts': "import { a } from './a.ts'",
  })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('src/kit/web/a.ts ⇄ src/kit/web/b.ts ⇄ src/kit/web/c.ts')
})

it('finds each of two circles, and one that is loaded later', () => {
  const problems = problemsOf({
    'src/a.ts': "import './b.ts'",
    'src/b.ts': "const a = () => import('./a.ts')",
    'src/c.ts': "import './d.ts'\nimport './a.ts'",
    'src/d.ts': "import './c.ts'",
  })
  expect(problems).toHaveLength(2)
})

it('lets two ways lead to one file', () => {
  const diamond = {
    'src/a.ts': "import './b.ts'\nimport './c.ts'",
    'src/b.ts': "import './d.ts'",
    'src/c.ts': "import './d.ts'",
    'src/d.ts': "import 'zod'",
  }
  expect(problemsOf(diamond)).toEqual([])
})
