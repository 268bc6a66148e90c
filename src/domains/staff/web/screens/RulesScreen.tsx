import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { clocks, labelLists, limits, reasonLists } from '../rules.ts'
import styles from './rules.module.css'

/** `/app/admin/rules`: the clocks, limits, reasons and labels that the product works with, for our team to quote. */
export function RulesScreen() {
  return (
    <Screen
      title="Rules and lists"
      lead="The deadlines, limits, reasons and labels in force. They’re the same for every brand and creator, and change only with a new version."
    >
      <div className="two-columns">
        <Stack gap="lg">
          {Object.entries(clocks).map(([title, rules]) => (
            <Part key={title} title={title}>
              <Rules of={rules} />
            </Part>
          ))}
          <Part title="Limits">
            <Rules of={limits} />
          </Part>
        </Stack>
        <Stack gap="lg">
          {Object.entries(reasonLists).map(([title, reasons]) => (
            <Part key={title} title={title}>
              <Lines of={reasons} />
            </Part>
          ))}
          {Object.entries(labelLists).map(([title, labels]) => (
            <Part key={title} title={`Labels of ${title.toLowerCase()}`}>
              <Lines of={labels} />
            </Part>
          ))}
          <Part title="What you can change">
            <ul className={styles.lines}>
              <li>
                <LinkTo to={{ path: '/app/admin/collab-brief-manager', search: { tab: 'disclosure' } }}>
                  Disclosure rules by country
                </LinkTo>
              </li>
              <li>
                <LinkTo to={{ path: '/app/dms' }}>Message templates</LinkTo>, from any conversation
              </li>
            </ul>
          </Part>
        </Stack>
      </div>
    </Screen>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  )
}

function Rules({ of }: { of: readonly (readonly [what: string, value: string])[] }) {
  return (
    <dl className={styles.rules}>
      {of.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
