import { readConfig } from '../../../kit/server/config.ts'
import { identity } from '../../../product/identity.ts'
import { checksOf, refusedSettings } from './checks.ts'
import type { Finding } from './finding.ts'

/**
 * `npm run doctor`: looks at the settings, the database, the file store, mail, payments and the public address, in the order
 * in which they are set up, and says what is missing and how to go on. Ends with 1 when something is a fault.
 */
const marks = { ok: 'ok   ', note: 'note ', fault: 'FAULT' }

function print({ level, area, text, way }: Finding): void {
  console.log(`${marks[level]}  ${area.padEnd(9)} ${text}`)
  for (const line of way?.split('\n') ?? []) console.log(`${' '.repeat(17)}→ ${line}`)
}

const found: Finding[] = []
const tell = (findings: Finding[]) => {
  findings.forEach(print)
  found.push(...findings)
}
try {
  const config = readConfig(identity)
  for (const check of checksOf(config)) tell(await check())
} catch (error) {
  tell(refusedSettings(error))
}
const faults = found.filter(({ level }) => level === 'fault').length
console.log(faults === 0 ? 'No problems found.' : `${faults} ${faults === 1 ? 'problem' : 'problems'} to fix.`)
process.exit(faults === 0 ? 0 : 1)
