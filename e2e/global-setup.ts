import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { launchBrowsers } from './browser.ts'
import { makeDemoFolder } from './prepare.ts'
import { startCopy } from './start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a product that has made the demo and stopped. */
    madeFolder: string
    /** A product for everyone who only looks. */
    sharedUrl: string
    /** Where the one browser of all journeys is reached; each has contexts of its own in it. */
    browserUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = process.env['MADE_FOLDER'] ?? (await makeDemoFolder())
  const [shared, browsers] = await Promise.all([startCopy(folder), launchBrowsers()])
  project.provide('madeFolder', folder)
  project.provide('sharedUrl', shared.url)
  project.provide('browserUrl', browsers.wsEndpoint())
  return async () => {
    await Promise.all([shared.stop(), browsers.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}
