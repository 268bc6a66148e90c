/**
 * `npm run fuzz`: every place of every call's input with every value that nobody should send, as who it belongs to and as who
 * may do most, on PostgreSQL. `npm test` tries a few of each call. `npm run fuzz -- FILE …` tries the calls of these tests.
 */
import { succeeded, summaryLine } from './test/counts.ts'
import { runStage } from './test/stage.ts'

const given = process.argv.slice(2)
const files = given.length > 0 ? given : ['src/domains']
const counts = await runStage({
  title: 'whatever calls are sent',
  args: ['--project', 'server', ...files, '--testNamePattern', 'whatever it is sent'],
  env: { TEST_DATABASE: 'postgres', TEST_SAMPLES: 'full' },
  partial: true,
})
for (const what of [...counts.failures, ...counts.crashes]) console.log(`✗ ${what}`)
console.log(summaryLine(counts))
process.exitCode = succeeded(counts) ? 0 : 1
