import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../../src/kit/server/root.ts'
import { freePort } from '../../src/kit/testing/postgres.ts'
import { until } from './product.ts'

/** Caddy with our own configuration before processes on this machine, without TLS; null where it isn’t installed. */
export async function startCaddy(
  folder: string,
  upstreams: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> } | null> {
  if (spawnSync('caddy', ['version']).error) return null
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(projectRoot, 'deploy/Caddyfile')], {
    env: {
      ...process.env,
      DOMAIN: url,
      UPSTREAMS: upstreams.join(' '),
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      HOME: folder,
    },
    stdio: 'ignore',
  })
  await until(
    async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true,
    () => (child.exitCode === null ? null : 'Caddy ended'),
  )
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { url, stop }
}
