import type { Finding } from './gate.ts'
import { domains, placeOf, type Place } from './places.ts'
import { isTest, type Source } from './source.ts'

type DomainPlace = Extract<Place, { area: 'domain' }>

/** Who may import whom. Every refusal says what to do instead. */
export function checkArrows(sources: Source[]): Finding {
  const inside = sources.filter((source) => source.path.startsWith('src/'))
  const problems = inside.flatMap((source) =>
    source.imports.flatMap((imported) => {
      const refusal = refuseImport(source.path, imported)
      return refusal ? [`${source.path} → ${imported}: ${refusal}`] : []
    }),
  )
  return { gate: 'imports', saw: inside.length, unit: 'files', problems }
}

/** Why `from` may not import `to`, with a remedy; nothing when it may. */
export function refuseImport(from: string, to: string): string | undefined {
  const source = placeOf(from)
  if (!to.includes('/') || !/^(src|tools|e2e|bench)\//.test(to)) return refusePackage(source, from, to)
  const target = placeOf(to)
  if (target.area === 'outside') return 'the product never depends on its tools: move what is shared into src/kit.'
  if (isTest(to)) return 'a test is imported by nobody: move what is shared into src/kit/testing or src/world.'
  if (isTest(from) && isForTests(target)) return undefined
  if (target.area === 'kit' && target.part === 'contract') return undefined
  switch (source.area) {
    case 'kit':
      return refuseFromKit(source.part, target)
    case 'domain':
      return refuseFromDomain(source, target)
    case 'access':
      return refuseFromAccess(source.side, target)
    case 'adapter':
      if (target.area === 'kit' && target.part === 'server') return undefined
      if (target.area === 'adapter' && target.adapter === source.adapter) return undefined
      return 'an adapter knows the kit and its own folder: hand it what it needs as a parameter.'
    case 'product':
      return isTest(from) ? undefined : refuseFromProduct(source.side, target)
    case 'world':
      return refuseFromWorld(target)
    case 'app':
      return refuseFromApp(source.part, target)
    case 'outside':
      return undefined
  }
}

function refusePackage(source: Place, from: string, to: string): string | undefined {
  const inBrowser =
    (source.area === 'domain' && source.side !== 'server') ||
    (source.area === 'kit' && (source.part === 'contract' || source.part === 'web')) ||
    (source.area === 'app' && source.part === 'web')
  if (!inBrowser || isTest(from) || !to.startsWith('node:')) return undefined
  return 'this file also runs in the browser: keep Node.js in server/ folders.'
}

function isForTests(target: Place): boolean {
  return (
    target.area === 'world' ||
    target.area === 'adapter' ||
    (target.area === 'kit' && (target.part === 'testing' || target.part === 'server')) ||
    (target.area === 'app' && target.part === 'testing')
  )
}

function refuseFromKit(part: string, target: Place): string | undefined {
  if (target.area !== 'kit') return 'the kit knows no product: pass it in as a parameter, or move the code to a domain.'
  if (target.part === part) return undefined
  if (part === 'testing') return undefined
  if (part === 'contract') return 'the contract kit stands alone: move what both need into src/kit/contract.'
  return 'kit/server and kit/web never meet: move what both need into src/kit/contract.'
}

function refuseFromAccess(side: 'root' | 'server', target: Place): string | undefined {
  if (target.area === 'access') return side === 'root' && target.side === 'server' ? browserFile : undefined
  const allowed =
    side === 'server' &&
    ((target.area === 'kit' && target.part === 'server') || (target.area === 'adapter' && target.isInterface))
  return allowed ? undefined : 'src/access knows the kit and interfaces of adapters: what a domain knows belongs there.'
}

const browserFile = 'this file is for the browser too: keep what only the server does in server/.'

function refuseFromProduct(side: 'root' | 'server', target: Place): string | undefined {
  if (target.area === 'app' || target.area === 'world') return 'src/product is below: pass it in from there.'
  if (side === 'server') return target.area === 'domain' && target.side === 'web' ? browserFile : undefined
  return target.area === 'domain' && target.side === 'root' ? undefined : browserFile
}

function refuseFromDomain(source: DomainPlace, target: Place): string | undefined {
  switch (target.area) {
    case 'kit':
      if (target.part === source.side) return undefined
      return source.side === 'root'
        ? 'rules have no I/O: move this file to server/ or web/, or the rule out of the kit part into src/kit/contract.'
        : `a ${source.side}/ folder uses kit/contract and kit/${source.side} only.`
    case 'access':
      return target.side === 'server' && source.side !== 'server' ? browserFile : undefined
    case 'product':
      return 'nobody below imports src/product: pass it in from there.'
    case 'adapter':
      if (source.side !== 'server') return 'only server/ speaks to providers: make it a call.'
      return target.isInterface
        ? undefined
        : `import the interface src/adapters/${target.adapter}/${target.adapter}.ts; src/app chooses the provider.`
    case 'domain':
      return refuseBetweenDomains(source, target)
    case 'app':
      return 'nobody imports src/app: pass it in from there.'
    case 'world':
      return 'src/world is for tests and demo data: use it from a *.test.ts file.'
    case 'outside':
      return undefined
  }
}

function refuseBetweenDomains(source: DomainPlace, target: DomainPlace): string | undefined {
  if (target.rank === -1) return `"${target.domain}" is not in the list of domains in tools/check/places.ts.`
  if (target.side !== 'root' && target.side !== source.side) {
    return source.side === 'root'
      ? 'a root file imports roots only: rules have no I/O.'
      : `${source.side}/ never imports ${target.side}/: move what both need into the domain's root.`
  }
  if (target.registry)
    return 'calls.ts, jobs.ts and routes.tsx are composed by src/app alone: import the file behind it.'
  if (target.domain === source.domain) return undefined
  if (target.rank > source.rank) {
    return (
      `${target.domain} comes after ${source.domain} (${domains.join(' · ')}): ` +
      `let ${source.domain} own the column and ${target.domain} write it through a root function.`
    )
  }
  if (target.open) return undefined
  return target.side === 'web'
    ? `private to ${target.domain}: move what others show into its web/parts/.`
    : `private to ${target.domain}: move what others use into a root file of its server/ folder.`
}

function refuseFromWorld(target: Place): string | undefined {
  if (target.area === 'app') return 'the world is below: people act through the calls of src/product.'
  if (target.area === 'domain' && (target.side === 'web' || !target.open)) {
    return 'the world is built from root files and build.ts of each domain: add a builder there.'
  }
  if (target.area === 'kit' && target.part === 'web') return 'the world lives on the server side.'
  return undefined
}

function refuseFromApp(part: string, target: Place): string | undefined {
  if (part === 'testing') return undefined
  if (part !== 'server' && part !== 'web') return refuseFromAppRoot(target)
  const other = part === 'server' ? 'web' : 'server'
  const crosses =
    (target.area === 'domain' && target.side === other) ||
    ((target.area === 'app' || target.area === 'kit') && target.part === other) ||
    (part === 'web' && (target.area === 'adapter' || target.area === 'world'))
  return crosses ? `app/${part} never imports the ${other} side: speak through a contract.` : undefined
}

/** Files directly in src/app compose contracts for both sides. */
function refuseFromAppRoot(target: Place): string | undefined {
  if (target.area === 'domain' && target.side === 'root') return undefined
  return 'a root file of src/app composes contracts for both sides: move this one to app/server or app/web.'
}
