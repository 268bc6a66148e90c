import { expect, it } from 'vitest'
import { checkVocabulary } from './vocabulary.ts'

const problemsOf = (path: string, text: string) => checkVocabulary([{ path, text }]).problems

it.each([
  ['src/domains/content/server/view.ts', 'export function viewPiece() {}', '"viewPiece" says "piece"'],
  ['src/domains/content/contract.ts', 'export const shape = { pieces: 1 }', '"pieces" says "pieces"'],
  ['src/domains/onboarding/server/tables.ts', 'const toldAt = 1', 'the word is "notified"'],
  ['src/domains/meetings/web/Wishes.tsx', 'export const a = 1', 'the word is "requests"'],
  ['src/domains/meetings/web/routes.tsx', 'const a = <WishRow />', '"WishRow" says "wish"'],
])('refuses a name of %s', (path, text, problem) => {
  expect(problemsOf(path, text)).toEqual([expect.stringContaining(problem)])
})

it.each([
  ['src/domains/content/words.ts', "const text = 'One piece of content'"],
  ['src/domains/content/words.ts', '/** Who was told. */ const notified = 1'],
  ['src/domains/content/words.ts', 'const satellite = unsaid'],
  ['src/domains/content/view.test.ts', 'const told = 1'],
  ['src/kit/web/page.ts', 'const placement = "top"'],
])('leaves sentences, tests and other rooms alone: %s %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([])
})
