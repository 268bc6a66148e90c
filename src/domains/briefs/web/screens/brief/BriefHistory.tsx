import { Group, Select, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useList } from '../../../../../kit/web/calls.ts'
import { counted, dateTime, money } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { partNames, partsChanged } from '../../../changes.ts'
import { briefCalls } from '../../../contract.ts'
import { partWords } from '../../../part-words.ts'
import { toBrief } from '../../links.ts'
import type { Brief } from './edit.ts'
import styles from './brief-editor.module.css'

/** Two versions of a brief beside each other, at first the newest and the one before; collabs keep the one they agreed to. */
export function BriefHistory({ brief }: { brief: Brief }) {
  const versions = useList(briefCalls.getBriefVersions, { uid: brief.uid, limit: 100 })
  const [chosen, setChosen] = useState<{ left?: string | null; right?: string | null }>({})
  const { rows } = versions
  const find = (version: string | null | undefined, otherwise: number) =>
    rows.find((row) => String(row.version) === version) ?? rows[otherwise]
  const right = find(chosen.right, 0)
  const left = find(chosen.left, Math.min(1, rows.length - 1))
  const choices = rows.map((row) => ({
    value: String(row.version),
    label: [`Version ${row.version}`, row.note, dateTime(row.at, brief.timezone)].filter(Boolean).join(' · '),
  }))
  return (
    <Stack>
      <header>
        <div className="dim">
          <LinkTo to={toBrief(brief.brandUid, brief.uid)}>{brief.content.title || 'Untitled brief'}</LinkTo> ·{' '}
          {brief.brandName}
        </div>
        <Title order={1}>Version history</Title>
      </header>
      <Loaded of={{ ...versions, data: versions.first }}>
        {() =>
          !left || !right || rows.length < 2 ? (
            <Note tone="mute">There’s one version so far. Future changes will appear here.</Note>
          ) : (
            <>
              <Group grow preventGrowOverflow={false}>
                <Select
                  label="From"
                  data={choices}
                  value={String(left.version)}
                  allowDeselect={false}
                  onChange={(version) => setChosen({ ...chosen, left: version })}
                />
                <Select
                  label="To"
                  data={choices}
                  value={String(right.version)}
                  allowDeselect={false}
                  onChange={(version) => setChosen({ ...chosen, right: version })}
                />
              </Group>
              <Compared left={left} right={right} currency={brief.currency} />
            </>
          )
        }
      </Loaded>
    </Stack>
  )
}

type Version = { version: number; content: Brief['content']; by: string | null }

function Compared({ left, right, currency }: { left: Version; right: Version; currency: string }) {
  const parts = partsChanged(left.content, right.content)
  const inMoney = (minor: number) => money(minor, currency)
  if (parts.length === 0) return <Note tone="mute">These versions are identical.</Note>
  return (
    <Card>
      <p className={`dim ${styles.lead}`}>
        {counted(parts.length, 'part')} changed{right.by && `, last by ${right.by}`}.
      </p>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Version {left.version}</th>
            <th scope="col">Version {right.version}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{partNames[part]}</th>
              <td data-was>{partWords(left.content, part, inMoney)}</td>
              <td>{partWords(right.content, part, inMoney)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
