import { expect, it } from 'vitest'
import { checkProductWords } from './product-words.ts'

const problemsOf = (path: string, text: string) => checkProductWords([{ path, text }]).problems

it.each([
  ['src/kit/web/base.css', '.collab-row { gap: 8px }', 'collab'],
  ['src/kit/web/route.ts', "for: 'brand' | 'admin'", 'brand'],
  ['src/kit/web/route.ts', 'const uid = brandUid', 'brand'],
  ['src/kit/server/ids.ts', 'create table brief_views', 'brief'],
  ['src/kit/server/log.ts', '/** Two visits. */', 'visits'],
  ['src/kit/web/page.test.ts', "title: 'Influencer marketing'", 'Influencer'],
])('%s: %s', (path, text, word) => {
  expect(problemsOf(path, text)).toEqual([expect.stringContaining(`"${word}"`)])
})

it.each([
  ['src/domains/collabs/stages.ts', 'const collab = 1'],
  ['src/kit/web/route.ts', 'const briefly = visitor'],
  ['src/kit/web/dialog.tsx', 'the library revisits what it drew'],
  ['src/kit/server/config.ts', 'SUPPORT_INSTAGRAM: z.optional('],
])('%s may say %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([])
})
