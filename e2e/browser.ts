import { type Browser, type BrowserServer, chromium } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

const options = (more: readonly string[]) => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [...flags, ...more],
})

/** A Chromium of one's own, with `more` arguments besides. */
export function openBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch(options(more))
}

/** A Chromium that several processes use at once, each by `chromium.connect`. */
export function launchBrowsers(): Promise<BrowserServer> {
  return chromium.launchServer(options([]))
}
