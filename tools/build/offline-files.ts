import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** The worker’s name among the built files: browsers look for it at one address for ever. */
export const workerFile = 'sw.js'
const isWorker = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith('/offline/service-worker.ts')
const isScreen = /\/web\/screens\/\w+Screen\.tsx$/
/** What is bigger than this (letters of code) is for one thing alone, such as the map: it needs a connection. */
const mostLetters = 150_000
const fonts = /^assets\/(inter|fraunces)-latin-wght-normal-[^/]*\.woff2$/

/**
 * Names to the service worker what it keeps: the files that the application’s page and these screens are drawn with, also
 * those that come later. The names hold what is in the files, so the worker changes when one of them does.
 */
export function offlineFiles(screens: readonly string[]): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const worker = chunks.find(isWorker)
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))
        if (!worker || !page) throw new Error('the service worker or the page is not among the built files')
        const wanted = new Set<string>()
        const isWanted = ({ facadeModuleId, code }: Chunk) =>
          code.length <= mostLetters &&
          !(
            isScreen.test(facadeModuleId ?? '') && !screens.some((screen) => facadeModuleId?.endsWith(`/${screen}.tsx`))
          )
        const follow = (chunk: Chunk) => {
          if (wanted.has(chunk.fileName)) return
          wanted.add(chunk.fileName)
          for (const css of chunk.viteMetadata?.importedCss ?? []) wanted.add(css)
          for (const file of chunk.imports) followFile(file)
          for (const file of chunk.dynamicImports) {
            const later = byFile.get(file)
            if (later && isWanted(later)) follow(later)
          }
        }
        const followFile = (file: string) => {
          const chunk = byFile.get(file)
          if (chunk) follow(chunk)
        }
        follow(page)
        const files = [...wanted, ...Object.keys(bundle).filter((file) => fonts.test(file))]
          .toSorted()
          .map((file) => `/${file}`)
        const version = createHash('sha256')
          .update(files.join() + worker.code)
          .digest('hex')
          .slice(0, 12)
        worker.code = `const offline=${JSON.stringify({ version, files })};${worker.code}`
      },
    },
  }
}
