import { openPush } from '../adapters/push/open-push.ts'
import { makePushKeys } from '../domains/notifications/server/push-keys.ts'
import type { PushBrowser } from '../kit/testing/push-peer.ts'
import { inBrowser } from './ad-stories.ts'
import type { Person, World } from './world.ts'

/** Somebody in a browser that shows their notifications. */
export async function inPushBrowser(w: World, person: Person, browser: PushBrowser): Promise<Person> {
  await makePushKeys(w.database.db, w.config, openPush(w.config))
  const here = await inBrowser(w, person)
  await here.call('savePushDevice', browser.address)
  return here
}
