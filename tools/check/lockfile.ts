import type { Finding } from './gate.ts'

export type LockEntry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  cpu?: string[]
  dev?: boolean
  optional?: boolean
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lockfile = { packages: Record<string, LockEntry> }

/**
 * The lockfile names packages and their hashes, never the registry one machine happened to use, and the builds for every
 * platform: `npm ci` refuses a lockfile without those that the registry could not offer when it was written. Those alone have no
 * hash, and only tools are among them.
 */
export function checkLockfile(text: string): Finding {
  const lock = JSON.parse(text) as Lockfile
  const hosts = Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved !== undefined && !entry.link)
    .map(
      ([path, entry]) => `package-lock.json: ${path} comes from ${entry.resolved}: install it again with our .npmrc.`,
    )
  const missing = listMissingBuilds(lock).map(
    ({ name, wantedBy }) => `package-lock.json: ${name}, wanted by ${wantedBy}, is missing: npm run lock adds it.`,
  )
  const unproven = Object.entries(lock.packages)
    .filter(([path, { integrity, link, dev }]) => path !== '' && !integrity && !link && !dev)
    .map(([path]) => `package-lock.json: ${path} has no hash, and the product runs it: npm install writes it again.`)
  return {
    gate: 'lockfile',
    saw: Object.keys(lock.packages).length,
    unit: 'packages',
    problems: [...hosts, ...unproven, ...missing],
  }
}

/** Adds the missing platform builds by name and version; npm fetches one only on its platform. */
export function completeLockfile(lock: Lockfile): Lockfile {
  const added = listMissingBuilds(lock).map(({ name, version, dev }): [string, LockEntry] => {
    const [os = '', cpu = '', libc = ''] = name.replace(/^.*(binding-|\/)/, '').split('-')
    return [
      `node_modules/${name}`,
      {
        version,
        cpu: [cpu],
        ...(dev && { dev }),
        ...(os === 'linux' && { libc: [libc.startsWith('musl') ? 'musl' : 'glibc'] }),
        optional: true,
        os: [os],
      },
    ]
  })
  const packages = [...Object.entries(lock.packages), ...added].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(packages) }
}

function listMissingBuilds({ packages }: Lockfile) {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${wantedBy}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev, wantedBy })),
  )
}
