import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../tools/launch/build.mjs'
import { startIn } from './start.ts'

/** Starts the product once as a stranger starts it, on an empty folder, and stops it: journeys go on from copies of that. */
export async function makeDemoFolder(): Promise<string> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'plusone-e2e-made-'))
  const product = await startIn(folder)
  await product.stop()
  return folder
}

// As a program it prints where the demo is, so that it can be made while other tests run.
if (import.meta.main) console.log(await makeDemoFolder())
