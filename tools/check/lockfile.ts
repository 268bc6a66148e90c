import type { Finding } from './gate.ts'

/** The lockfile names packages and their hashes, never the registry one machine happened to use. */
export function checkLockfile(text: string): Finding {
  const { packages } = JSON.parse(text) as { packages: Record<string, { resolved?: string; link?: boolean }> }
  const problems = Object.entries(packages)
    .filter(([, entry]) => entry.resolved !== undefined && !entry.link)
    .map(
      ([path, entry]) => `package-lock.json: ${path} comes from ${entry.resolved}: install it again with our .npmrc.`,
    )
  return { gate: 'lockfile', saw: Object.keys(packages).length, unit: 'packages', problems }
}
