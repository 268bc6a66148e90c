import { posix } from 'node:path'
import { must } from '../../src/kit/contract/must.ts'
import type { Finding } from './gate.ts'
import { domains } from './places.ts'
import { isTest, type Source } from './source.ts'

/** The habits a linter cannot know: names, the one clock, the one place for settings, reasons beside suppressions. */
export function checkHabits(sources: Source[]): Finding {
  const rules = [
    noDefaultExport,
    noCollectingName,
    domainShape,
    settingsInOnePlace,
    oneClock,
    reasonedSuppression,
    noSkippedWait,
    patientTests,
  ]
  return {
    gate: 'habits',
    saw: sources.length,
    unit: 'files',
    problems: sources.flatMap((source) => rules.flatMap((rule) => rule(source).map((each) => `${source.path}${each}`))),
  }
}

/** Tools load their configuration and their plugins by default export. */
const loadedByTools = /\.config\.ts$|^tools\/check\/knip-count\.ts$/

function noDefaultExport(source: Source): string[] {
  if (!source.hasDefaultExport || loadedByTools.test(source.path)) return []
  return [': default export: export the thing by its name, so that it is called the same everywhere.']
}

const collecting = /^(utils?|helpers?|index|common|misc)\.(ts|tsx|mjs)$/

function noCollectingName({ path }: Source): string[] {
  return collecting.test(posix.basename(path)) ? [': name the file after what it holds, not after being shared.'] : []
}

/** Closed names: a domain has its rules, `contract/`, `server/` and `web/{screens,parts}`, and nothing else. */
function domainShape({ path }: Source): string[] {
  const [top, area, domain = '', ...rest] = path.split('/')
  if (top !== 'src' || area !== 'domains') return []
  if (!domains.some((name) => name === domain)) return [`: "${domain}" is not a domain (tools/check/places.ts).`]
  const folder = rest.slice(0, -1).slice(0, 2).join('/')
  if (!/^$|^contract$|^server(\/|$)|^web(\/parts|\/screens)?$/.test(folder)) {
    return [`: a domain has no folder "${folder}"; it has contract/, server/ and web/{screens,parts}.`]
  }
  const isScreen = rest.length === 3 && folder === 'web/screens' && path.endsWith('.tsx')
  if (isScreen && !/^[A-Z]\w*Screen(\.test)?\.tsx$/.test(must(rest[2]))) {
    return [': a screen is PascalCase and ends in Screen; a part of one screen lives in a folder under it.']
  }
  return []
}

function settingsInOnePlace(source: Source): string[] {
  const free = /^(tools|e2e|bench)\/|^src\/kit\/testing\/|^src\/kit\/server\/config\.ts$|\.config\.ts$/
  if (free.test(source.path) || isTest(source.path)) return []
  return linesWith(source, /\bprocess\.env\b/, 'read settings from src/kit/server/config.ts.')
}

function oneClock(source: Source): string[] {
  const serverSide =
    /^src\/(kit\/(server|contract)|adapters|world|app\/server)\/|^src\/domains\/[^/]+\/([^/]+$|contract\/|server\/)/
  if (!serverSide.test(source.path) || source.path === 'src/kit/server/clock.ts' || isTest(source.path)) return []
  return linesWith(
    source,
    /\bnew Date\(\s*\)|\bDate\.now\(\s*\)|\bDate\.now\b(?!\()/,
    'ask now() of src/kit/server/clock.ts.',
  )
}

const suppression = /oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck|oxfmt-ignore/

/** A suppression carries its reason behind `--`, or in a comment on the line above. */
function reasonedSuppression(source: Source): string[] {
  const lines = source.text.split('\n')
  const codeLines = source.code.split('\n')
  return lines.flatMap((line, at) => {
    const inComment = suppression.test(line) && !suppression.test(must(codeLines[at]))
    if (!inComment || / -- \S/.test(line)) return []
    const above = (lines[at - 1] ?? '').trim()
    return /^(\/\/|\*|\/\*|\{\/\*)/.test(above) ? [] : [`:${at + 1}: say why, on the line above or behind " -- ".`]
  })
}

/** Arguments of a call that may be left out are left out with it, and what they would have done never happens. */
function noSkippedWait(source: Source): string[] {
  // Its own test has one to find.
  if (source.path === 'tools/check/habits.test.ts') return []
  return linesWith(source, /\?\.\w*\([^()]*\bawait\b/, 'wait first, then call what may be missing with the result.')
}

/** `vi.waitFor` gives up after a second, however busy the machine is. */
function patientTests(source: Source): string[] {
  if (!isTest(source.path) || source.path === 'tools/check/habits.test.ts') return []
  return linesWith(source, /\bvi\.waitFor\(/, 'wait with expect.poll, which is as patient as every test.')
}

function linesWith(source: Source, pattern: RegExp, remedy: string): string[] {
  return source.code.split('\n').flatMap((line, at) => (pattern.test(line) ? [`:${at + 1}: ${remedy}`] : []))
}
