import { agentName } from '../../kit/server/agent-name.ts'
import type { Config } from '../../kit/server/config.ts'
import { guardedWebsites } from './guarded.ts'
import type { Websites } from './websites.ts'

/** What reads other people's websites; null where that is switched off. */
export function openWebsites(config: Config): Websites | null {
  if (config.WEBSITE_READING === 'off') return null
  return guardedWebsites({
    agent: `${agentName(config.PRODUCT_NAME)} (+${config.publicUrl}; reads a page once, because its owner asked)`,
  })
}
