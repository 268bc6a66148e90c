import axe from 'axe-core'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with a page once nothing moves on it, a line for each rule: WCAG 2.2 AA and axe's best practices. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Once for each document: to read it takes as long as to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    // What fades in or out is half transparent for a moment, and its contrast is not the one that anybody reads.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const moves = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const still = Promise.allSettled(moves.map(({ finished }) => finished))
    await Promise.race([still, new Promise((resolve) => setTimeout(resolve, 1_000))])
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run({
      runOnly: { type: 'tag', values },
      // What passes is nobody's concern, and no rule of these asks for a copy of all style sheets.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
  }, standards)
}
