import { type Config, isOwnMachine } from '../../kit/server/config.ts'
import type { PlatformId, Platforms } from './platforms.ts'
import { sandboxPlatform } from './sandbox.ts'

/** This installation's platforms: each the real one where its keys are set, otherwise a sandbox. On a public address there is no sandbox: anybody could make figures up that look confirmed. */
export function openPlatforms(config: Config): Platforms {
  const sandbox = (id: PlatformId) =>
    isOwnMachine(config.publicUrl) ? sandboxPlatform(id, config, config.publicUrl) : null
  return { instagram: sandbox('instagram'), tiktok: sandbox('tiktok'), youtube: sandbox('youtube') }
}
