import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '../src/kit/testing/postgres.ts'
import { ownTemporaryFolder } from '../src/kit/testing/temporary.ts'
import { launchBrowsers } from './browser.ts'
import { makeDemo } from './prepare.ts'
import type { MadeDemo } from './start.ts'
import { startOnServer } from './start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demo: MadeDemo
    /** A product for everyone who only looks. */
    sharedUrl: string
    /** Where the one browser of all journeys is reached; each has contexts of its own in it. */
    browserUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeTemporary = ownTemporaryFolder()
  const server = await findPostgres()
  const made = process.env['MADE_DEMO']
  const demo = made ? (JSON.parse(made) as MadeDemo) : await makeDemo(server.url)
  const [shared, browsers] = await Promise.all([startOnServer(demo), launchBrowsers()])
  project.provide('demo', demo)
  project.provide('sharedUrl', shared.url)
  project.provide('browserUrl', browsers.wsEndpoint())
  return async () => {
    await Promise.all([shared.stop(), browsers.close()])
    await server.stop()
    rmSync(demo.folder, { recursive: true, force: true })
    removeTemporary()
  }
}
