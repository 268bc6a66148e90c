import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { node, root } from './install.mjs'
import { serverBundle } from './build.mjs'

/** The container image that is started instead of what is built here, as `npm run container` does. */
const image = process.env['PRODUCT_IMAGE']

type Started = { folder: string; settings: Record<string, string>; stdio: SpawnOptions['stdio'] }

/** Starts the product on a folder. A container is shut in as `compose.yaml` does it, but for the network, which is this machine’s. */
export function spawnProduct({ folder, settings, stdio }: Started): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  if (!image) {
    const env = { PATH, NODE_COMPILE_CACHE, ...settings, DATA_DIR: folder }
    return spawn(node, [join(root, serverBundle)], { cwd: folder, env, stdio })
  }
  const inside = { HOST: '127.0.0.1', ...settings, DATA_DIR: '/data' }
  const shutIn = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--tmpfs=/tmp']
  const names = Object.keys(inside).map((name) => `--env=${name}`)
  const user = `--user=${process.getuid?.() ?? 0}`
  return spawn(
    'podman',
    ['run', '--rm', '--pull=never', '--network=host', ...shutIn, user, `--volume=${folder}:/data`, ...names, image],
    { env: { ...process.env, ...inside }, stdio },
  )
}
