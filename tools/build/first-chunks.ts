import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { lightContracts } from './light-contracts.ts'
import { singleCalls } from './single-calls.ts'

type Named = Rolldown.CodeSplittingNameFunction
type OneBuild = Rolldown.RolldownOutput

/** What is seen first: the sign-in page, the frame around every other page, and a creator's feed, each by the files it begins with. */
const beginnings = {
  door: ['src/app/web/door/main.tsx'],
  app: ['src/app/web/main.tsx', 'src/app/web/Shell.tsx'],
  feed: ['src/domains/discovery/web/screens/FeedScreen.tsx'],
} as const
type First = keyof typeof beginnings

/**
 * Finds what the browser runs for each of what is seen first, so that it gets that in few files and nothing else with it. Which
 * modules import which says too much: of most, only a part is used, and what the rest of them needs is left out. So these files
 * are built once alone, without what comes later by `import()`; what is in them then is what they need.
 */
export function firstChunks(): {
  plugin: Plugin
  only: (name: string, needs: (by: ReadonlySet<First>) => boolean) => Named
} {
  let found = new Map<string, Set<First>>()
  return {
    plugin: {
      name: 'first-chunks',
      apply: 'build',
      async buildStart() {
        found = await findFirst()
      },
    },
    only: (name, needs) => (id) => {
      const by = found.get(id)
      return by && needs(by) ? name : null
    },
  }
}

async function findFirst(): Promise<Map<string, Set<First>>> {
  const files = Object.values(beginnings).flat()
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), lightContracts(), singleCalls(), withoutLater],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: files, preserveEntrySignatures: 'strict' },
    },
  })) as OneBuild
  const chunks = output.filter((one) => one.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Map<string, Set<First>>()
  const isBeginning = new Set(files.map((file) => `${process.cwd()}/${file}`))
  for (const [first, begins] of Object.entries(beginnings) as [First, readonly string[]][]) {
    const seen = new Set<string>()
    const waiting = begins.flatMap(
      (file) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`)) ?? [],
    )
    if (waiting.length !== begins.length)
      throw new Error(`not every file of "${first}" was built: ${begins.join(', ')}`)
    for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
      if (seen.has(chunk.fileName)) continue
      seen.add(chunk.fileName)
      // These themselves are what a chunk is for: pages and screens keep a file of their own, which the manifest names.
      for (const id of chunk.moduleIds.filter((one) => !isBeginning.has(one)))
        found.set(id, (found.get(id) ?? new Set()).add(first))
      waiting.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []))
    }
  }
  return found
}

/** Leaves out what is imported when it is needed. */
const withoutLater: Plugin = {
  name: 'without-later',
  enforce: 'pre',
  resolveDynamicImport: (source) => (typeof source === 'string' ? { id: source, external: true } : null),
}
