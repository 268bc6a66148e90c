import { type Browser, type BrowserServer, chromium } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Most pages are loaded once and left: to compile them for speed takes a tenth of all time, and pays back none of it.
  '--js-flags=--no-maglev,--no-turbofan',
  // A page that is loaded while Chromium plays offline forgets it when it is drawn by a process part of its own. The first is
  // Playwright’s, which this switch would take away.
  '--enable-features=CDPScreenshotNewSurface,RenderDocument:level/crashed-frame',
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
