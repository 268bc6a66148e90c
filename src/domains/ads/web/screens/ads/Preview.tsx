import { SegmentedControl, Title, useMantineTheme } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../../../kit/web/parts.tsx'
import { cssVariables } from '../../../../../kit/web/theme.ts'
import type { CurrentAdView } from '../../../contract.ts'
import { AdCard } from '../../parts/AdCard.tsx'
import styles from './ads.module.css'

const widths = { phone: 358, desktop: 1000 } as const

/** How an ad will look, as it is typed: on a phone or at a desk, in light or dark. */
export function Preview({ ad }: { ad: Omit<CurrentAdView, 'uid'> }) {
  const [at, setAt] = useState<'phone' | 'desktop'>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const colours = cssVariables(useMantineTheme())[scheme]
  return (
    <Card>
      <div className={styles.previewHead}>
        <Title order={2}>Preview</Title>
        <SegmentedControl
          aria-label="Screen"
          size="xs"
          value={at}
          onChange={setAt}
          data={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
        />
        <SegmentedControl
          aria-label="Theme"
          size="xs"
          value={scheme}
          onChange={setScheme}
          data={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </div>
      {/* Wider than a phone: it is scrolled, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.preview} aria-label="Preview" tabIndex={0} style={colours}>
        <div style={{ width: widths[at] }} inert>
          <AdCard ad={{ ...ad, title: ad.title || 'Title', text: ad.text || 'Text' }} />
        </div>
      </section>
    </Card>
  )
}
