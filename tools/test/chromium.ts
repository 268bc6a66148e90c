import { spawnSync } from 'node:child_process'

const candidates = ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path or name of a Chromium that runs; installs Debian's when there is none and this machine lets us. */
export function provideChromium(): string | undefined {
  return findChromium() ?? (installChromium() ? findChromium() : undefined)
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return [...(named ? [named] : []), ...candidates].find(
    (command) => spawnSync(command, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0,
  )
}

function installChromium(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false
  console.log('Installing Chromium …')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  apt('update')
  return apt('install', '-y', '--no-install-recommends', 'chromium')
}
