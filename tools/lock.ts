/** `npm run lock`: completes package-lock.json after packages changed, so that `npm ci` takes it on every platform. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLockfile, type Lockfile } from './check/lockfile.ts'

const file = join(import.meta.dirname, '..', 'package-lock.json')
const lock = completeLockfile(JSON.parse(readFileSync(file, 'utf8')) as Lockfile)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
