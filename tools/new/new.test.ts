import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const copy = mkdtempSync(join(tmpdir(), 'plusone-new-'))
const added = ['src/domains/samples', 'src/product', 'src/app/web/routes.ts', 'src/**/*.d.ts']

/** Everything the generators make, in the order of someone who begins a domain. */
const made = [
  'domain samples content',
  'call samples addSample',
  'call samples getSample',
  'call samples renameSample names',
  'screen samples SamplesScreen /app/influencer/samples influencer',
  'job samples forget-samples',
]

const structureGates = `import { checkStructure } from './tools/check/structure.ts'
  console.log(JSON.stringify(await checkStructure(process.cwd())))`

/** Runs a program in the copy, with the versions of the project; answers what it printed, with how it ended if badly. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
    const child = spawn(command, args, { cwd: copy, env: { ...process.env, ...env, PATH: path } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (status) => resolve(status === 0 ? output : `${output}\n${command} ended with ${status}`))
  })
}

const results: Record<'format' | 'types' | 'structure' | 'tests', string> = {
  format: '',
  types: '',
  structure: '',
  tests: '',
}

beforeAll(async () => {
  const left = new Set(['node_modules', '.git', 'dist', 'data', '.cache'].map((name) => join(root, name)))
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(path) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // What the compiler keeps for its next run is kept among the modules, which are the project's own.
  const compilerOptions = { incremental: false, tsBuildInfoFile: null }
  const config = { extends: './tsconfig.json', compilerOptions, include: added }
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config))
  for (const words of made) await run('node', ['tools/new.ts', ...words.split(' ')])
  const vitest = ['run', 'src/domains/samples', '--maxWorkers=1', '--testTimeout=120000', '--reporter=tap-flat']
  ;[results.format, results.types, results.structure, results.tests] = await Promise.all([
    run('oxfmt', ['--check', 'src/domains/samples', 'src/product', 'src/app', 'e2e', 'tools']),
    run('tsc', ['--noEmit', '--singleThreaded', '-p', 'tsconfig.new.json']),
    run('node', ['--input-type=module', '--eval', structureGates]),
    run('vitest', vitest, { TEST_DATABASE: 'pglite' }),
  ])
}, 600_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('makes what is in our format and compiles, with its lines in every list of the product', () => {
  expect(results.format).not.toContain('ended with')
  expect(results.types).toBe('')
})

it('makes what every structure gate accepts', () => {
  const problems = (JSON.parse(results.structure) as { problems: string[] }[]).flatMap((finding) => finding.problems)
  expect(problems.filter((problem) => problem.includes('samples/'))).toEqual([])
})

it('makes tests that pass', () => {
  const lines = results.tests.split('\n').filter((line) => /^(not )?ok /.test(line))
  expect(lines.length).toBeGreaterThanOrEqual(7)
  expect(lines.filter((line) => line.startsWith('not ok'))).toEqual([])
})

it('refuses what has no place, and then writes nothing', async () => {
  expect(await run('node', ['tools/new.ts', 'call', 'nowhere', 'getThing'])).toContain('The domains are:')
  expect(await run('node', ['tools/new.ts', 'call', 'samples', 'getSample'])).toContain('exists already')
  expect(await run('node', ['tools/new.ts', 'job', 'samples', 'Forget'])).toContain('named by what it does')
  expect(await run('node', ['tools/new.ts'])).toContain('npm run new domain')
  const list = await run('grep', ['-c', 'getSample', 'src/domains/samples/contract.ts'])
  expect(list.trim()).toBe('1')
})
