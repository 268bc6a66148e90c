import { first } from '../../src/kit/contract/must.ts'
/** The domains of the product in their order: each may import only those before it. */
export const domains = [
  'accounts',
  'audit',
  'notifications',
  'desk',
  'media',
  'plans',
  'profiles',
  'organisations',
  'keys',
  'safety',
  'identity',
  'meetings',
  'billing',
  'lists',
  'briefs',
  'onboarding',
  'collabs',
  'logistics',
  'visits',
  'content',
  'webhooks',
  'platforms',
  'value',
  'messages',
  'campaigns',
  'discovery',
  'records',
  'today',
  'imports',
  'groups',
  'analytics',
  'usage',
  'ads',
  'referrals',
  'privacy',
  'duplicates',
  'staff',
] as const

/** Where a file lives, as far as the import arrows care. `open` files may be used by later domains. */
export type Place =
  | { area: 'kit'; part: string }
  /** Roles, contract entries, the gate and policies: what every domain stands on. */
  | { area: 'access'; side: 'root' | 'server' }
  | { area: 'domain'; domain: string; rank: number; side: 'root' | 'server' | 'web'; open: boolean; registry: boolean }
  | { area: 'adapter'; adapter: string; isInterface: boolean }
  /** The domains put together: every call, handler and job. */
  | { area: 'product'; side: 'root' | 'server' }
  | { area: 'world' }
  | { area: 'app'; part: string }
  | { area: 'outside' }

export function placeOf(path: string): Place {
  const [top, area, name = '', ...rest] = path.split('/')
  if (top !== 'src') return { area: 'outside' }
  if (area === 'kit') return { area: 'kit', part: name }
  if (area === 'access' || area === 'product') return { area, side: name === 'server' ? 'server' : 'root' }
  if (area === 'world') return { area: 'world' }
  if (area === 'app') return { area: 'app', part: name }
  if (area === 'adapters') return { area: 'adapter', adapter: name, isInterface: rest.join('/') === `${name}.ts` }
  if (area === 'domains') return placeInDomain(name, rest)
  return { area: 'outside' }
}

function placeInDomain(domain: string, [folder = '', ...rest]: string[]): Place {
  const place = { area: 'domain', domain, rank: domains.indexOf(domain as (typeof domains)[number]) } as const
  if (folder === 'server') {
    const registry = rest.length === 1 && ['calls.ts', 'jobs.ts'].includes(first(rest))
    return { ...place, side: 'server', open: rest.length === 1 && !registry, registry }
  }
  if (folder === 'web')
    return {
      ...place,
      side: 'web',
      open: rest[0] === 'parts' || (rest.length === 1 && rest[0] !== 'routes.tsx'),
      registry: rest[0] === 'routes.tsx',
    }
  return { ...place, side: 'root', open: true, registry: false }
}
