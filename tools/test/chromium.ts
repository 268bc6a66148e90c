import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** Chromium without anything but pages: it takes a sixth less of the processor than the whole browser. */
const shell = 'chromium-headless-shell'
const browsers = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, else Debian's headless shell, else any. Where this machine lets us, the
 * shell is installed, and the whole browser when there is no other.
 */
export function provideChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && runs(named)) return named
  if (!find([shell])) install(shell)
  const found = find(browsers)
  if (found || !apt('update')) return found
  install(shell)
  if (!find([shell])) install('chromium')
  return find(browsers)
}

/** The first of these on the path that runs. */
function find(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs)
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0
}

function install(name: string): void {
  apt('install', '-y', '--no-install-recommends', name)
}

/** Answers whether it did. What it cannot is nothing to complain of: there are other ways to a browser. */
function apt(...args: string[]): boolean {
  if (process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env }).status === 0
}
