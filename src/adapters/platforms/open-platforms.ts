import type { Config } from '../../kit/server/config.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import { instagram } from './instagram.ts'
import type { Platform, PlatformId, Platforms, Reader } from './platforms.ts'
import { sandboxPlatform } from './sandbox.ts'
import { tiktok } from './tiktok.ts'
import { youtube } from './youtube.ts'

type Pictures = { readPicture: (address: string) => Promise<{ bytes: Buffer }> }

/**
 * This installation's platforms: each the real one where its keys are set, otherwise a sandbox. On a public address there is
 * no sandbox: anybody could make figures up that look confirmed. `pictures` reads those of posts, guarded.
 */
export function openPlatforms(config: Config, pictures: Pictures | null = null): Platforms {
  const readPicture: Reader['readPicture'] = async (address) => {
    if (!pictures) return null
    return pictures.readPicture(address).then(
      ({ bytes }) => bytes,
      () => null,
    )
  }
  const orSandbox = (id: PlatformId, real: Platform | null) =>
    real ?? (isOwnMachine(config.publicUrl) ? sandboxPlatform(id, config, config.publicUrl) : null)
  const { INSTAGRAM_APP_ID: appId, INSTAGRAM_APP_SECRET: appSecret, INSTAGRAM_API_BASE } = config
  const { TIKTOK_CLIENT_KEY: clientKey, TIKTOK_CLIENT_SECRET: tiktokSecret, TIKTOK_API_BASE } = config
  const { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: youtubeSecret, YOUTUBE_API_BASE } = config
  return {
    instagram: orSandbox(
      'instagram',
      appId && appSecret ? instagram({ appId, appSecret, apiBase: INSTAGRAM_API_BASE }, readPicture) : null,
    ),
    tiktok: orSandbox(
      'tiktok',
      clientKey && tiktokSecret
        ? tiktok({ clientKey, clientSecret: tiktokSecret, apiBase: TIKTOK_API_BASE }, readPicture)
        : null,
    ),
    youtube: orSandbox(
      'youtube',
      clientId && youtubeSecret
        ? youtube({ clientId, clientSecret: youtubeSecret, apiBase: YOUTUBE_API_BASE }, readPicture)
        : null,
    ),
  }
}
