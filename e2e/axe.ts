import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with a page as it stands, a line for each rule: WCAG 2.2 AA and axe's best practices. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No frames of ours, and what passes is nobody's concern: half the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: standards } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' ')}`)
}
