import type { Config } from '../../kit/server/config.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import type { PushService } from './push.ts'
import { webPushService } from './web-push.ts'

/** What pushes to browsers. A product on one's own machine may push to that machine. */
export function openPush({ publicUrl, MAIL_FROM }: Config): PushService {
  const address = /<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM
  return webPushService({ contact: `mailto:${address}`, loopback: isOwnMachine(publicUrl) })
}
