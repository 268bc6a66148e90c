/**
 * `npm run texts`: every text that a person can see, one a line, as `place<TAB>text`. `npm run texts -- briefs refusal` prints
 * those whose place holds every one of these words. To review a language is to read this list.
 */
import { dirname } from 'node:path'
import { isTest, readSources } from './check/source.ts'
import { textsOf } from './texts/read.ts'

const words = process.argv.slice(2)
/** Not the product's own voice: data of the demo, and the means of tests. */
const others = /^src\/(world|kit\/testing|app\/testing)\//
const shown = /^(src\/|tools\/(launch\/|start\.mjs))/

const lines = readSources(dirname(import.meta.dirname))
  .filter(({ path }) => shown.test(path) && !others.test(path) && !isTest(path))
  .flatMap(({ path, text }) =>
    textsOf(path, text).map((found) => ({ place: `${path}:${found.line} (${found.kind})`, text: found.text })),
  )
for (const { place, text } of lines) if (words.every((word) => place.includes(word))) console.log(`${place}\t${text}`)
