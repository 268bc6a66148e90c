/**
 * `npm run container`: builds the image of the Containerfile with Podman and proves it: how large it is, that it runs shut in as
 * `compose.yaml` says and reports its health, the journey from a brief to a booked visit through it, and two of them updated in
 * turn behind Caddy while people write. What comes after `--` goes to `podman build`. Ends with 1 when any of it fails.
 */
import { spawnSync } from 'node:child_process'
import { root } from './launch/install.mjs'

const image = 'localhost/plusone'
const mostMegabytes = 350

run('podman', ['build', '--format=docker', `--tag=${image}`, ...process.argv.slice(2), '.'])
const size = Number(ask(['image', 'inspect', '--format={{.Size}}', image])) / 1_000_000
console.log(`── ${size.toFixed(0)} MB`)
if (size > mostMegabytes) fail(`larger than ${mostMegabytes} MB`)

console.log('── started')
const settings = ['--env=DEMO_DATA=off', '--env=PUBLIC_URL=http://127.0.0.1:3000']
const shutIn = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--tmpfs=/tmp', '--network=none']
const name = ask(['run', '--detach', '--pull=never', ...shutIn, ...settings, image])
try {
  // Without systemd nothing makes these checks by itself.
  const isHealthy = () => spawnSync('podman', ['healthcheck', 'run', name]).status === 0
  for (let tries = 0; !isHealthy(); tries += 1) {
    if (tries === 60) fail(`not healthy after a minute: ${ask(['logs', name])}`)
    spawnSync('sleep', ['1'])
  }
  const status = ask(['exec', name, 'cat', '/proc/1/status'])
  if (!/^Uid:\t10001\b/m.test(status)) fail('runs as another user')
  if (!/^CapEff:\t0+$/m.test(status)) fail('has capabilities')
  if (spawnSync('podman', ['exec', name, 'touch', '/opt/plusone/written']).status === 0)
    fail('its root can be written to')
} finally {
  ask(['rm', '--force', '--time=10', '--volumes', name])
}

const withImage = { ...process.env, PRODUCT_IMAGE: image }
console.log('── updated while people write')
run('npm', ['run', '--silent', 'faults', '--', 'updated'], withImage)
console.log('── from a brief to a booked visit')
run('npm', ['test', '--silent', '--', 'e2e/main-job.e2e.ts'], withImage)

function run(command: string, args: string[], env = process.env): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  if (error) fail(error.message)
  if (status !== 0) fail(`${command} ${args[0]} ended with ${status}`)
}

function ask(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8' })
  if (status !== 0) fail(stderr)
  return stdout.trim()
}

function fail(why: string): never {
  console.error(`✗ ${why}`)
  process.exit(1)
}
