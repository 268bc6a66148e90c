import { Radio, Stack, Title } from '@mantine/core'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { toBrand } from '../../../profiles/web/links.ts'
import type { ImportPreview, ImportView } from '../../views.ts'
import { type ImportKind, isOfVenues } from '../../fields.ts'
import { type DuplicateRule, duplicateRules } from '../../outcomes.ts'
import { ownDuplicateRules } from '../../own-venues.ts'
import type { SaveImport } from '../save-import.ts'
import styles from './imports.module.css'

const rulesOf = (kind: ImportKind, isOwn: boolean): Record<DuplicateRule, { label: string; description: string }> => ({
  skip: { label: 'Leave them out', description: isOwn ? 'The preview shows each one.' : inReport },
  merge: {
    label: `Add missing details to the ${nouns[kind]} we have`,
    description: isOfVenues(kind)
      ? 'Adding overwrites nothing. Later rows of this file fill in what its earlier ones lack.'
      : 'Adding overwrites nothing. Rows that repeat an earlier row are left out.',
  },
  add: {
    label: 'Add them anyway',
    description:
      kind === 'creators'
        ? 'For people who share a phone number, or a name and a city.'
        : 'For branches that share a phone number or a website.',
  },
})
const inReport = 'They’re in the report, so you can check each one.'
const nouns: Record<ImportKind, string> = {
  venues: 'venue',
  brands: 'brand',
  creators: 'creator',
  lists: 'creator',
  redemptions: 'booking',
  collabs: 'past collab',
}
/** How many are listed at first. */
const shown = 10

type Props = {
  run: ImportView
  preview: ImportPreview
  save: SaveImport
  /** An owner’s list of their own venues. */
  isOwn?: boolean
}

/** Rows that look like a venue we have or like an earlier row, and what to do with them. */
export function DuplicateChoice({
  run: { uid, kind, duplicates: rule },
  preview: { duplicates },
  save,
  isOwn = false,
}: Props) {
  const rules = rulesOf(kind, isOwn)
  if (duplicates.length === 0) return null
  return (
    <Card>
      <Stack>
        <Title order={2}>{counted(duplicates.length, 'possible duplicate')}</Title>
        <Radio.Group
          label="What to do with them"
          value={rule}
          onChange={(value) => void save({ uid, duplicates: duplicateRules.find((one) => one === value) })}
        >
          <Stack gap="xs" mt="xs">
            {(isOwn ? ownDuplicateRules : duplicateRules).map((value) => (
              <Radio key={value} value={value} {...rules[value]} />
            ))}
          </Stack>
        </Radio.Group>
        <Rows rows={duplicates.slice(0, shown)} isOwn={isOwn} />
        {duplicates.length > shown && (
          <details>
            <summary className={styles.summary}>Show {duplicates.length - shown} more</summary>
            <Rows rows={duplicates.slice(shown)} isOwn={isOwn} />
          </details>
        )}
      </Stack>
    </Card>
  )
}

function Rows({ rows, isOwn }: { rows: ImportPreview['duplicates']; isOwn: boolean }) {
  return (
    <ul className={`plain-list ${styles.rows}`}>
      {rows.map(({ line, name, why, brandUid }) => (
        <li key={line}>
          <b>{name}</b> <span className="dim">line {line}</span>
          <div>
            {why} {brandUid && !isOwn && <LinkTo to={toBrand(brandUid)}>Open that venue</LinkTo>}
          </div>
        </li>
      ))}
    </ul>
  )
}
