import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startIn } from './start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    madeFolder: string
  }
}

/** The product is started once as a stranger starts it, on an empty folder; each journey goes on from a copy of what it made. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'plusone-e2e-made-'))
  const product = await startIn(folder)
  await product.stop()
  project.provide('madeFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
