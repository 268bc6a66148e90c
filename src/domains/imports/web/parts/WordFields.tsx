import { NativeSelect, Title } from '@mantine/core'
import { counted } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { brandCategories } from '../../../profiles/vocabulary.ts'
import { mostWords } from '../../fields.ts'
import type { ImportPreview } from '../../views.ts'
import type { SaveImport } from '../save-import.ts'
import styles from './imports.module.css'

const choices = [
  { value: '', label: 'Leave unknown' },
  ...brandCategories.map((value) => ({ value: value as string, label: value as string })),
]

type Props = { uid: string; words: ImportPreview['words']; save: SaveImport; isOwn?: boolean }

/** Words of the file for categories that we don’t know, and which of ours each is. */
export function WordFields({ uid, words, save, isOwn = false }: Props) {
  if (words.length === 0) return null
  return (
    <Card>
      <Title order={2}>Categories we don’t recognise</Title>
      <div className="dim">
        Choose the category each word stands for. Words left unknown become Other, with a warning.
        {!isOwn && ' We’ll remember your choices for files with the same columns.'}
        {words.length === mostWords && ` These are the ${mostWords} words with the most rows.`}
      </div>
      <ul className={`plain-list ${styles.columns}`}>
        {words.map(({ word, rows, category }) => (
          <li key={word} className={styles.column}>
            <div className={styles.words}>
              <b>{word}</b>
              <div className="dim">{counted(rows, 'row')}</div>
            </div>
            <NativeSelect
              className={styles.field}
              aria-label={`Category for ${word}`}
              data={choices}
              value={category ?? ''}
              onChange={({ currentTarget: { value } }) =>
                void save({
                  uid,
                  categories: [{ word, category: brandCategories.find((one) => one === value) ?? null }],
                })
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
